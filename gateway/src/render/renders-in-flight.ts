/** The renders that a worker has in flight, and the pages that it has rendered recently. */
import type { RenderRequest } from '@mall/contracts';
import type { RenderedPage, RenderedUrl } from './messages.ts';
import { RenderFailure } from './render-failure.ts';

interface Render {
  page: RenderedUrl;
  startedAt: number;
  settle: (outcome: RenderedPage | RenderFailure) => void;
}

/** By the ids of their messages. */
export class RendersInFlight extends Map<number, Render> {
  #finished: RenderedUrl[] = [];
  #lastId = 0;

  get pages(): RenderedUrl[] {
    return [...this.values()].map(({ page }) => page);
  }

  /** Pages that were rendered since the last check of the process. */
  get finished(): readonly RenderedUrl[] {
    return this.#finished;
  }

  lateAfter(ms: number): RenderedUrl | undefined {
    const latest = performance.now() - ms;
    return this.values().find(({ startedAt }) => startedAt < latest)?.page;
  }

  /** @throws {RenderFailure} with which the render is settled. */
  add({ url, storedLanguage }: RenderRequest, send: (id: number) => void): Promise<RenderedPage> {
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    this.#lastId += 1;
    const id = this.#lastId;
    const page = { url, storedLanguage };
    const settle: Render['settle'] = (outcome) => {
      this.delete(id);
      this.#finished.push(page);
      if (outcome instanceof RenderFailure) reject(outcome);
      else resolve(outcome);
    };
    this.set(id, { page, startedAt: performance.now(), settle });
    send(id);
    return promise;
  }

  settle(id: number, outcome: RenderedPage | RenderFailure): void {
    this.get(id)?.settle(outcome);
  }

  failAll(failure: RenderFailure): void {
    for (const id of this.keys()) this.settle(id, failure);
  }

  forget(count: number): void {
    this.#finished = this.#finished.slice(count);
  }
}
