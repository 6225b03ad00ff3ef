/**
 * Messages between the gateway and a render worker: each is a length followed by bytes in V8's format.
 * The code of a remote can write to the pipes too. Node's own IPC channel would end the gateway on invalid
 * bytes, and would buffer a message of any length.
 */
import type { Readable, Writable } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

/**
 * The pipes' file descriptors in the worker. There is one for each direction: Node.js closes a pipe that
 * cannot be written to any more, and would drop what the worker has sent before its end.
 */
export const PIPES = { toWorker: 3, fromWorker: 4 };

const LENGTH_BYTES = 4;
/** A page of the greatest length with room for its site file; the gateway's thread reads the message. */
const MAX_MESSAGE_BYTES = 4 * 1024 * 1024;
/** Many times what a worker sends at full load. */
export const MAX_BYTES_A_SECOND = 64 * 1024 * 1024;
/** Reading a short message takes as long as reading this many bytes of a long one. */
const MIN_COST_BYTES = 8 * 1024;
/** Many times what reading takes at full load. Some values take long to read for their bytes. */
const MAX_READ_MICROSECONDS_A_SECOND = 250_000;

/** Sends `message`; it is dropped when the other end is closed. */
export function sendMessage(pipe: Writable, message: unknown): void {
  const bytes = serialize(message);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  pipe.write(Buffer.concat([length, bytes]));
}

/** What the messages of a sender cost, in spans of a second. Each returns the total of its span. */
interface Costs {
  addBytes(bytes: number): number;
  /** Of the thread's time on a processor, so that a busy machine adds nothing. */
  addMicroseconds(microseconds: number): number;
}

const NO_LIMIT: Costs = { addBytes: () => 0, addMicroseconds: () => 0 };

class MessageReader {
  readonly #costs: Costs;
  #chunks: Buffer[] = [];
  #size = 0;
  /** Length of the next part, which is either the length of a message or a message. */
  #wanted = LENGTH_BYTES;
  #isLength = true;

  constructor(costs: Costs) {
    this.#costs = costs;
  }

  /** The messages that are complete with `chunk`. @throws {Error} for invalid bytes or too many messages. */
  *read(chunk: Buffer): Generator<unknown> {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#size < this.#wanted) return;
    const [first = chunk] = this.#chunks;
    const all = this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks, this.#size);
    let offset = 0;
    while (all.length - offset >= this.#wanted) {
      const part = all.subarray(offset, offset + this.#wanted);
      offset += part.length;
      if (this.#isLength) this.#wanted = this.#lengthIn(part);
      else {
        this.#wanted = LENGTH_BYTES;
        // Copied, so that a cached page does not keep the whole chunk in memory.
        yield deserialize(Buffer.from(part));
      }
      this.#isLength = !this.#isLength;
    }
    this.#size = all.length - offset;
    this.#chunks = this.#size > 0 ? [all.subarray(offset)] : [];
  }

  #lengthIn(part: Buffer): number {
    const length = part.readUInt32BE();
    if (length > MAX_MESSAGE_BYTES) {
      throw new Error(
        `a message of ${length} bytes is too long; the limit is ${MAX_MESSAGE_BYTES}`,
      );
    }
    if (this.#costs.addBytes(Math.max(length, MIN_COST_BYTES)) > MAX_BYTES_A_SECOND) {
      throw new Error('there are too many messages in a second');
    }
    return length;
  }
}

/** Calls `onMessage` for each message. Invalid bytes end the reading: `onInvalid` is called once. */
export function readMessages(
  pipe: Readable,
  onMessage: (message: unknown) => void,
  onInvalid: (error: Error) => void,
  costs: Costs = NO_LIMIT,
): void {
  const reader = new MessageReader(costs);
  const read = (chunk: Buffer) => {
    const start = process.threadCpuUsage();
    try {
      for (const message of reader.read(chunk)) onMessage(message);
      const { user, system } = process.threadCpuUsage(start);
      if (costs.addMicroseconds(user + system) > MAX_READ_MICROSECONDS_A_SECOND) {
        throw new Error('reading it takes too long');
      }
    } catch (error) {
      pipe.off('data', read).resume();
      onInvalid(error as Error);
    }
  };
  pipe.on('data', read);
  // The other end is closed. The process has its own event for that.
  pipe.on('error', () => {});
}
