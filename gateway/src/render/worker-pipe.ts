/**
 * Messages through the pipe between the gateway and a render worker: each is its length, then its bytes
 * in V8's format. The code of a remote can write into the pipe. Node's own channel to a process would end
 * the gateway for bytes that are no message, and collect a message of any length.
 */
import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

/** The pipe's file descriptor in the worker. */
export const PIPE_FD = 3;

const LENGTH_BYTES = 4;
/** Many times what a page takes. */
const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;

/** Sends `message`; it is dropped when the other end is closed. */
export function sendMessage(pipe: Duplex, message: unknown): void {
  const bytes = serialize(message);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  pipe.write(Buffer.concat([length, bytes]));
}

class MessageReader {
  #chunks: Buffer[] = [];
  #size = 0;
  /** Bytes of the part that is read now: the length of a message, or the message. */
  #wanted = LENGTH_BYTES;
  #isLength = true;

  /** The messages that are whole with `chunk`. @throws {Error} for bytes that are none. */
  *read(chunk: Buffer): Generator<unknown> {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    while (this.#size >= this.#wanted) {
      const part = this.#take(this.#wanted);
      this.#wanted = this.#isLength ? lengthIn(part) : LENGTH_BYTES;
      this.#isLength = !this.#isLength;
      if (this.#isLength) yield deserialize(part);
    }
  }

  /** A copy: what is kept of a message must not keep other messages in memory. */
  #take(size: number): Buffer {
    const all = Buffer.concat(this.#chunks, this.#size);
    this.#chunks = [all.subarray(size)];
    this.#size -= size;
    return Buffer.from(all.subarray(0, size));
  }
}

function lengthIn(part: Buffer): number {
  const length = part.readUInt32BE();
  if (length > MAX_MESSAGE_BYTES) throw new Error(`a message of ${length} bytes is too long`);
  return length;
}

/** Calls `onMessage` with each message, and `onFault` once for bytes that are none; they end the reading. */
export function readMessages(
  pipe: Duplex,
  onMessage: (message: unknown) => void,
  onFault: (error: Error) => void,
): void {
  const reader = new MessageReader();
  const read = (chunk: Buffer) => {
    try {
      for (const message of reader.read(chunk)) onMessage(message);
    } catch (error) {
      pipe.off('data', read).resume();
      onFault(error as Error);
    }
  };
  pipe.on('data', read);
  // A pipe whose other end is gone; the end of the process is noticed by its own event.
  pipe.on('error', () => {});
}
