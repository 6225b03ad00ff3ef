/** Limits how many uploads are read at once: each is held in memory whole, up to 10 MB. */
import { clientOf } from '@mall/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Behind a load balancer that reads bodies first, an upload takes as long as the API needs for it. */
const MAX_UPLOADS = 16;
/** So that the slow uploads of one client leave slots for others. */
const MAX_OF_CLIENT = 3;
const RETRY_AFTER_SECONDS = 5;

export class UploadSemaphore {
  readonly #max: number;
  readonly #reading = new Map<FastifyReply, string>();

  constructor(max = MAX_UPLOADS) {
    this.#max = max;
  }

  /** A hook for `onRequest`. @throws {Error} with status 429 for one client, 503 when all slots are taken. */
  readonly take = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const client = clientOf(request);
    const own = [...this.#reading.values()].filter((other) => other === client);
    const isClientFull = own.length >= MAX_OF_CLIENT;
    if (isClientFull || this.#reading.size >= this.#max) {
      reply.raw.setHeader('retry-after', RETRY_AFTER_SECONDS);
      const statusCode = isClientFull ? 429 : 503;
      throw Object.assign(new Error('too many uploads at once'), { statusCode });
    }
    this.#reading.set(reply, client);
    reply.raw.once('close', () => this.free(reply));
  };

  /** To be called once the API has the upload: a client that does not read the response must not keep the slot. */
  free(reply: FastifyReply): void {
    this.#reading.delete(reply);
    // The request is in memory until the response is sent.
    reply.request.body = undefined;
  }
}
