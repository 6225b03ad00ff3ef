/**
 * Limits how many pages with made-up URLs one client may have rendered: with queries of its own, or
 * that do not exist. Each would be another render.
 */
import { clientOf } from '@mall/server';
import { LRUCache } from 'lru-cache';

/** More than a few visitors behind one address can type. */
const MAX_GUESSES = 300;
const WINDOW_MS = 60_000;
const MAX_CLIENTS = 10_000;

type Client = Parameters<typeof clientOf>[0];

export class GuessRate {
  readonly #guesses = new LRUCache<string, number>({
    max: MAX_CLIENTS,
    ttl: WINDOW_MS,
    noUpdateTTL: true,
  });

  /** Counts a guess. @returns how many seconds the client has to wait; 0 when it may guess. */
  take(request: Client): number {
    const client = clientOf(request);
    const guesses = (this.#guesses.get(client) ?? 0) + 1;
    this.#guesses.set(client, guesses);
    if (guesses <= MAX_GUESSES) return 0;
    return Math.ceil(this.#guesses.getRemainingTTL(client) / 1_000);
  }

  /** Takes back what was no guess, because the page exists. */
  refund(request: Client): void {
    const client = clientOf(request);
    this.#guesses.set(client, Math.max(0, (this.#guesses.get(client) ?? 0) - 1));
  }
}
