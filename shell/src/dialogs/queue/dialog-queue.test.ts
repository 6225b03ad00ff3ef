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

const kinds = (queue: DialogQueue) => queue.map(({ dialog }) => dialog.kind);
const openKinds = (queue: DialogQueue) => kinds(queue.filter((entry) => isOpen(queue, entry)));

const first = (queue: DialogQueue) => queue[0]?.id ?? 0;

test('queues a dialog once, but each message and what is closing again', () => {
  const asked = ask([], HOURS);
  expect(kinds(ask(ask(asked, NEWSLETTER), HOURS))).toEqual(['opening-hours', 'newsletter']);
  expect(kinds(ask(close(asked, first(asked)), HOURS))).toEqual(['opening-hours', 'opening-hours']);
  expect(kinds(ask(ask([], MESSAGE), MESSAGE))).toEqual(['message', 'message']);
});

test('an interrupted dialog stays mounted and returns', () => {
  expect(openKinds(interrupt([], HOURS))).toEqual(['opening-hours']);
  const queue = interrupt(ask(ask([], NEWSLETTER), COUPONS), HOURS);
  expect(openKinds(queue)).toEqual(['opening-hours']);
  expect(kinds(mounted(queue))).toEqual(['opening-hours', 'newsletter']);
  expect(openKinds(remove(queue, first(queue)))).toEqual(['newsletter']);
});

test('a dialog that fades out does not return after one that would interrupt it', () => {
  const asked = ask([], NEWSLETTER);
  const queue = interrupt(close(asked, first(asked)), HOURS);
  expect(openKinds(queue)).toEqual([]);
  expect(openKinds(remove(queue, first(queue)))).toEqual(['opening-hours']);
});

test('never reuses an id', () => {
  const before = ask([], HOURS);
  const after = ask(remove(before, first(before)), COUPONS);
  expect(first(after)).not.toBe(first(before));
});
