/** Limits how many uploads are read at once: each is held in memory whole, up to 10 MB. */
import { clientOf } from '@mall/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Behind a load balancer that reads bodies first, an upload takes as long as the API needs for it. */
const MAX_UPLOADS = 16;
/** So that the slow uploads of one client leave slots for others. */
const MAX_OF_CLIENT = 3;

const refusal = (statusCode: number) =>
  Object.assign(new Error('too many uploads at once'), { statusCode });

export class UploadSemaphore {
  readonly #max: number;
  readonly #byClient = new Map<string, number>();
  #reading = 0;

  constructor(max = MAX_UPLOADS) {
    this.#max = max;
  }

  /** A hook for `onRequest`. @throws {Error} with status 429 for one client, 503 when all slots are taken. */
  readonly take = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const client = clientOf(request);
    const own = this.#byClient.get(client) ?? 0;
    if (own >= MAX_OF_CLIENT) throw refusal(429);
    if (this.#reading >= this.#max) throw refusal(503);
    this.#reading += 1;
    this.#byClient.set(client, own + 1);
    reply.raw.once('close', () => this.#release(client));
  };

  #release(client: string): void {
    this.#reading -= 1;
    const left = (this.#byClient.get(client) ?? 1) - 1;
    if (left > 0) this.#byClient.set(client, left);
    else this.#byClient.delete(client);
  }
}
