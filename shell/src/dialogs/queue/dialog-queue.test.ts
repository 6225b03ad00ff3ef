import {
  type AskedDialog,
  ask,
  close,
  type DialogQueue,
  interrupt,
  isOpen,
  mounted,
  remove,
} from './dialog-queue.ts';

const HOURS: AskedDialog = { kind: 'opening-hours' };
const NEWSLETTER: AskedDialog = { kind: 'newsletter' };
const COUPONS: AskedDialog = { kind: 'coupons' };
const MESSAGE: AskedDialog = { kind: 'message', message: { type: 'simple', headline: 'Hír' } };

const openKinds = (queue: DialogQueue) =>
  queue.filter((entry) => isOpen(queue, entry)).map(({ dialog }) => dialog.kind);
const mountedKinds = (queue: DialogQueue) => mounted(queue).map(({ dialog }) => dialog.kind);

const first = (queue: DialogQueue) => queue[0]?.id ?? 0;

test('one dialog is open, further ones wait', () => {
  const queue = ask(ask([], HOURS), NEWSLETTER);
  expect(openKinds(queue)).toEqual(['opening-hours']);
  expect(mountedKinds(queue)).toEqual(['opening-hours']);
});

test('queues a dialog once, but each message and what is closing again', () => {
  const kinds = (queue: DialogQueue) => queue.map(({ dialog }) => dialog.kind);
  const asked = ask([], HOURS);
  expect(kinds(ask(ask(asked, NEWSLETTER), HOURS))).toEqual(['opening-hours', 'newsletter']);
  expect(kinds(ask(close(asked, first(asked)), HOURS))).toEqual(['opening-hours', 'opening-hours']);
  expect(kinds(ask(ask([], MESSAGE), MESSAGE))).toEqual(['message', 'message']);
});

test('the next opens only when the one before has faded out', () => {
  const queue = ask(ask([], HOURS), NEWSLETTER);
  const closing = close(queue, first(queue));
  expect(openKinds(closing)).toEqual([]);
  expect(openKinds(remove(closing, first(queue)))).toEqual(['newsletter']);
});

test('an interrupted dialog stays in the page and comes back', () => {
  const queue = interrupt(ask(ask([], NEWSLETTER), COUPONS), HOURS);
  expect(openKinds(queue)).toEqual(['opening-hours']);
  expect(mountedKinds(queue)).toEqual(['opening-hours', 'newsletter']);
  expect(openKinds(remove(queue, first(queue)))).toEqual(['newsletter']);
});

test('a dialog that fades out does not come back after one that would interrupt it', () => {
  const asked = ask([], NEWSLETTER);
  const queue = interrupt(close(asked, first(asked)), HOURS);
  expect(openKinds(queue)).toEqual([]);
  expect(openKinds(remove(queue, first(queue)))).toEqual(['opening-hours']);
});

test('nothing to interrupt: the dialog opens', () => {
  expect(openKinds(interrupt([], HOURS))).toEqual(['opening-hours']);
});

test('ids are never given twice', () => {
  const before = ask([], HOURS);
  const after = ask(remove(before, first(before)), COUPONS);
  expect(first(after)).not.toBe(first(before));
});
