import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A secret from the settings, compared in constant time. One that is not set matches nothing. */
export class Secret {
  readonly #digest: Buffer | undefined;

  constructor(text: string | undefined) {
    this.#digest = text === undefined ? undefined : digest(text);
  }

  matches(text: unknown): text is string {
    if (!this.#digest || typeof text !== 'string') return false;
    return timingSafeEqual(this.#digest, digest(text));
  }
}
