/** Limits how many uploads are read at once: each is in memory whole, and takes up to 10 MB. */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Behind a load balancer that reads bodies first, an upload takes as long as the API needs for it. */
const MAX_UPLOADS = 16;

export class UploadSemaphore {
  readonly #max: number;
  #reading = 0;

  constructor(max = MAX_UPLOADS) {
    this.#max = max;
  }

  /** A hook for `onRequest`. @throws {Error} with the status 503 when so many are read already. */
  readonly take = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (this.#reading >= this.#max) {
      throw Object.assign(new Error('too many uploads at once'), { statusCode: 503 });
    }
    this.#reading += 1;
    reply.raw.once('close', () => {
      this.#reading -= 1;
    });
  };
}
