/** What responses of the API depend on besides the call: the composition of the visitor's pages, and a preview's time. */
import type { IncomingHttpHeaders } from 'node:http';
import { compositionName } from '@mall/contracts';
import { clockOffsetOf } from '@mall/release';
import { LRUCache } from 'lru-cache';
import type { CompositionChoice } from '../composition/composition-choice.ts';
import type { Headers } from './api-response.ts';

export interface ApiVisitor {
  /** Of every response: by them a page notices that another composition is live. */
  headers: Headers;
  /** The time that a preview shows, as an ISO time. */
  clock?: string;
}

type Compositions = Pick<CompositionChoice, 'known' | 'byShare' | 'preview'>;

interface Live {
  readonly current: { name: string; composition: { revision: number } } | undefined;
}

const MAX_NAMES = 20;

export class ApiVisitors {
  readonly #compositions: Compositions;
  readonly #live: Live;
  readonly #common: Headers;
  /** The same object for the same composition: prepared responses are kept by it. */
  readonly #headers = new LRUCache<string, Headers>({ max: MAX_NAMES });

  constructor(compositions: Compositions, live: Live, common: Headers) {
    this.#compositions = compositions;
    this.#live = live;
    this.#common = common;
  }

  /** Undefined for a visitor whose response cannot be prepared, or not yet. */
  known(headers: IncomingHttpHeaders): Headers | undefined {
    const choice = this.#compositions.known(headers);
    return choice && this.#headersNamed(choice.instance.name);
  }

  async of(headers: IncomingHttpHeaders): Promise<ApiVisitor> {
    const preview = await this.#compositions.preview(headers);
    const { current } = this.#live;
    if (!preview) {
      // The cookie of a preview that has ended may still be there.
      const { instance = current } = this.#compositions.byShare(headers.cookie) ?? {};
      return { headers: this.#headersNamed(instance?.name) };
    }
    const revision = current?.composition.revision ?? 0;
    const named = this.#headersNamed(compositionName({ revision, rollout: preview.id }));
    if (!preview.clock) return { headers: named };
    const clock = new Date(Date.now() + clockOffsetOf(preview)).toISOString();
    return { headers: named, clock };
  }

  #headersNamed(name: string | undefined): Headers {
    if (name === undefined) return this.#common;
    const known = this.#headers.get(name) ?? { ...this.#common, 'x-composition': name };
    this.#headers.set(name, known);
    return known;
  }
}
