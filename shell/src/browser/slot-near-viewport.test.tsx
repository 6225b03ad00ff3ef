import { waitFor } from '@testing-library/react';
import { slotNearViewport } from './slot-near-viewport.ts';

const SLOT = 'below-page';

afterEach(() => {
  document.body.innerHTML = '';
});

test('a slot without a place in the document does not wait', async () => {
  await expect(slotNearViewport(SLOT)).resolves.toBeUndefined();
});

test('a deferred slot waits until the visitor is near', async () => {
  document.body.innerHTML = '<div data-slot="below-page"></div>';
  let isNear = false;
  const waiting = slotNearViewport(SLOT).then(() => {
    isNear = true;
  });
  await Promise.resolve();
  expect(isNear).toBe(false);
  window.dispatchEvent(new Event('keydown'));
  await waiting;
  expect(isNear).toBe(true);
});

test('waits for the new element when the part of the page is rendered again', async () => {
  const observed = new Map<Element, () => void>();
  class FakeObserver {
    readonly #report: (entries: object[]) => void;
    constructor(report: (entries: object[]) => void) {
      this.#report = report;
    }
    observe(element: Element) {
      observed.set(element, () => this.#report([{ isIntersecting: true }]));
    }
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
  document.body.innerHTML = '<div data-slot="below-page"></div>';
  let isNear = false;
  const waiting = slotNearViewport(SLOT).then(() => {
    isNear = true;
  });
  document.body.innerHTML = '<div data-slot="below-page"></div>';
  const anew = document.body.firstElementChild as Element;
  await waitFor(() => expect(observed.has(anew)).toBe(true));
  expect(isNear).toBe(false);
  observed.get(anew)?.();
  await waiting;
  expect(isNear).toBe(true);
});
