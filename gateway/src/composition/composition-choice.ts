/** Which composition a browser gets: the live one, that of its preview, or the canary's by its share. */
import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type PreviewKeys, previewOfToken, type Rollout } from '@mall/release';
import type { Candidates } from './candidates.ts';
import type { CompositionInstance } from './composition-instance.ts';
import type { RolloutWatch } from './rollout-watch.ts';

const PREVIEW_COOKIE = /(?:^|;\s*)preview=([\w.-]+)/;
const CANARY_COOKIE = /(?:^|;\s*)canary=([0-9a-f]{8})[.](\d{1,2})(?:;|$)/;
const DAY_SECONDS = 24 * 60 * 60;
/** A share of visitors is a whole percentage. */
const SHARES = 100;

/** The canary that is being served. */
export interface ServedCanary {
  rollout: Rollout;
  /** Percent of visitors. */
  weight: number;
}

export interface Choice {
  instance: CompositionInstance;
  /** For one browser alone. */
  preview?: Rollout;
  /** Not all visitors get the same composition now. */
  isVaried?: boolean;
  /** Keeps the share that was drawn for the visitor. */
  setCookie?: string;
}

interface ChoiceParts {
  live: { readonly current: CompositionInstance | undefined };
  candidates: Pick<Candidates, 'get' | 'running'>;
  rollouts: Pick<RolloutWatch, 'find'>;
  canary: () => ServedCanary | undefined;
  keys: PreviewKeys;
  isSecure: boolean;
}

export class CompositionChoice {
  readonly #parts: ChoiceParts;

  constructor(parts: ChoiceParts) {
    this.#parts = parts;
  }

  /** What the browser gets, where that is known at once: without a preview, and without a draw. */
  known({ cookie }: IncomingHttpHeaders): Choice | undefined {
    return cookie && PREVIEW_COOKIE.test(cookie) ? undefined : this.byShare(cookie);
  }

  /** What the browser gets: a preview starts, a visitor who opens a page takes part in the draw. */
  async of(headers: IncomingHttpHeaders): Promise<Choice | undefined> {
    const preview = await this.preview(headers);
    if (preview) return { instance: await this.#parts.candidates.get(preview), preview };
    const { 'sec-fetch-dest': destination = 'document', cookie } = headers;
    const live = this.#parts.live.current;
    const canary = this.#parts.canary();
    const known = this.byShare(cookie);
    if (known || !live || !canary) return known;
    // What a script fetches is no visit, and the pages that it keeps must be of one composition.
    if (destination !== 'document') return { instance: live, isVaried: true };
    const share = randomInt(SHARES);
    const setCookie = this.#cookie(`canary=${canary.rollout.id}.${share}`);
    return { ...this.#choiceOf(share, canary, live), setCookie };
  }

  /** The preview of a browser whose link is still valid. */
  async preview({ cookie }: IncomingHttpHeaders): Promise<Rollout | undefined> {
    const token = cookie && PREVIEW_COOKIE.exec(cookie)?.[1];
    return token ? this.previewOf(token) : undefined;
  }

  async previewOf(token: string): Promise<Rollout | undefined> {
    const { keys, rollouts } = this.#parts;
    const id = await previewOfToken(token, keys);
    return id === undefined ? undefined : (await rollouts.find(id))?.rollout;
  }

  /** Keeps the token, which a script cannot read; without one the preview ends. */
  previewCookie(token: string | undefined): string {
    return this.#cookie(`preview=${token ?? ''}`, token === undefined ? 0 : DAY_SECONDS);
  }

  /** What a browser without a preview gets; undefined before it has taken part in the draw. */
  byShare(cookie: string | undefined): Choice | undefined {
    const instance = this.#parts.live.current;
    const canary = this.#parts.canary();
    if (!instance || !canary) return instance && { instance };
    const share = shareOf(cookie, canary.rollout);
    return share === undefined ? undefined : this.#choiceOf(share, canary, instance);
  }

  #choiceOf(share: number, { rollout, weight }: ServedCanary, live: CompositionInstance): Choice {
    const candidate = share < weight ? this.#parts.candidates.running(rollout.id) : undefined;
    return { instance: candidate ?? live, isVaried: true };
  }

  #cookie(pair: string, maxAge = DAY_SECONDS): string {
    const secure = this.#parts.isSecure ? '; Secure' : '';
    return `${pair}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
  }
}

function shareOf(cookie: string | undefined, { id }: Rollout): number | undefined {
  const [, rollout, share] = (cookie && CANARY_COOKIE.exec(cookie)) || [];
  return rollout === id ? Number(share) : undefined;
}
