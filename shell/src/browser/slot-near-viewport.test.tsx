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
  document.body.innerHTML = PLACE;
  const slot = waiting();
  document.body.innerHTML = PLACE;
  // The removal is reported meanwhile.
  await new Promise((resolve) => setTimeout(resolve));
  expect(slot.isNear).toBe(false);
  window.dispatchEvent(new Event('keydown'));
  await slot.ended;
});
