import { waitFor } from '@testing-library/react';
import { slotNearViewport } from './slot-near-viewport.ts';

const SLOT = 'below-page';
const PLACE = `<div data-slot="${SLOT}"></div>`;

function waiting() {
  const state = { isNear: false, ended: Promise.resolve() };
  state.ended = slotNearViewport(SLOT).then(() => {
    state.isNear = true;
  });
  return state;
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('resolves at once for a slot without an element in the document', async () => {
  await expect(slotNearViewport(SLOT)).resolves.toBeUndefined();
});

test('waits until the visitor is near the deferred slot', async () => {
  document.body.innerHTML = PLACE;
  const slot = waiting();
  await Promise.resolve();
  expect(slot.isNear).toBe(false);
  window.dispatchEvent(new Event('keydown'));
  await slot.ended;
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
  document.body.innerHTML = PLACE;
  const slot = waiting();
  document.body.innerHTML = PLACE;
  const anew = document.body.firstElementChild as Element;
  await waitFor(() => expect(observed.has(anew)).toBe(true));
  expect(slot.isNear).toBe(false);
  observed.get(anew)?.();
  await slot.ended;
});
