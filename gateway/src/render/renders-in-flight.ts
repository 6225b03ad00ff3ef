/** The renders that a worker has in flight, and the pages that it has rendered recently. */
import type { RenderRequest } from '@mall/contracts';
import type { RenderedPage, RenderedUrl } from './messages.ts';
import { RenderFailure } from './render-failure.ts';

interface Render {
  page: RenderedUrl;
  settle: (outcome: RenderedPage | RenderFailure) => void;
}

export class RendersInFlight {
  readonly #maxMs: number;
  readonly #onLate: (page: RenderedUrl) => void;
  readonly #renders = new Map<number, Render>();
  readonly #finished = new Set<RenderedUrl>();
  #lastId = 0;

  /** @param onLate called for a render that is not settled after `maxMs`. */
  constructor(maxMs: number, onLate: (page: RenderedUrl) => void) {
    this.#maxMs = maxMs;
    this.#onLate = onLate;
  }

  get count(): number {
    return this.#renders.size;
  }

  get pages(): RenderedUrl[] {
    return [...this.#renders.values()].map(({ page }) => page);
  }

  /** Pages that were rendered since the last check of the process. */
  get finished(): RenderedUrl[] {
    return [...this.#finished];
  }

  /** @throws {RenderFailure} with which the render is settled. */
  add({ url, storedLanguage }: RenderRequest, send: (id: number) => void): Promise<RenderedPage> {
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    this.#lastId += 1;
    const id = this.#lastId;
    const page = { url, storedLanguage };
    const late = setTimeout(this.#onLate, this.#maxMs, page);
    const settle: Render['settle'] = (outcome) => {
      clearTimeout(late);
      this.#renders.delete(id);
      this.#finished.add(page);
      if (outcome instanceof RenderFailure) reject(outcome);
      else resolve(outcome);
    };
    this.#renders.set(id, { page, settle });
    send(id);
    return promise;
  }

  settle(id: number, outcome: RenderedPage | RenderFailure): void {
    this.#renders.get(id)?.settle(outcome);
  }

  failAll(failure: RenderFailure): void {
    for (const { settle } of [...this.#renders.values()]) settle(failure);
  }

  forget(pages: readonly RenderedUrl[]): void {
    for (const page of pages) this.#finished.delete(page);
  }
}
