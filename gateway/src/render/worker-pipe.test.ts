import { PassThrough } from 'node:stream';
import { WindowCounter } from '../base/window-counter.ts';
import { readMessages, sendMessage } from './worker-pipe.ts';

let pipe: PassThrough;
let received: unknown[];
let invalid: string[];

beforeEach(() => {
  pipe = new PassThrough();
  received = [];
  invalid = [];
  jest.spyOn(performance, 'now').mockReturnValue(1);
  const counter = new WindowCounter(1_000);
  readMessages(
    pipe,
    (message) => received.push(message),
    ({ message }) => invalid.push(message),
    { addBytes: (bytes) => counter.add(bytes), addMicroseconds: () => 0 },
  );
});

/** The bytes of messages, as one writer sends them. */
function bytesOf(...messages: unknown[]): Buffer {
  const writer = new PassThrough();
  for (const message of messages) sendMessage(writer, message);
  return writer.read() as Buffer;
}

function receive(bytes: Buffer, chunkSize: number): void {
  for (let at = 0; at < bytes.length; at += chunkSize) {
    pipe.emit('data', bytes.subarray(at, at + chunkSize));
  }
}

test.each([1, 3, 7, 64, 100_000])('reads messages from chunks of %i bytes', (chunkSize) => {
  const messages = [{ id: 1 }, 'two', { body: Buffer.alloc(500, 1) }, null, { id: 5 }];
  receive(bytesOf(...messages), chunkSize);
  expect(received).toEqual(messages);
  expect(invalid).toEqual([]);
});

test('copies messages out of their chunk', () => {
  receive(bytesOf({ body: Buffer.alloc(100_000) }, Buffer.alloc(1_000_000)), 2_000_000);
  const [{ body }] = received as [{ body: Buffer }];
  expect(body.buffer.byteLength).toBeLessThan(200_000);
});

test('stops reading after too many messages in a second', () => {
  const one = bytesOf({ type: 'log' });
  receive(Buffer.concat(Array.from({ length: 10_000 }, () => one)), 65_536);
  expect([received.length, invalid.length]).toEqual([8_192, 1]);
});

test('stops reading after too many bytes in a second', () => {
  const large = bytesOf(Buffer.alloc(3 * 1024 * 1024));
  for (let count = 0; count < 22; count += 1) pipe.emit('data', large);
  expect([received.length, invalid.length]).toEqual([21, 1]);
});
