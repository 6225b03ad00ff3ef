/** Notices that another composition is live; the next navigation then loads the document. */
const HEADER = 'x-composition';

export class CompositionWatch {
  readonly #revision: number;
  #live: number;

  constructor(revision: number) {
    this.#revision = revision;
    this.#live = revision;
  }

  see(response: Response): void {
    const revision = Number(response.headers.get(HEADER));
    if (Number.isInteger(revision) && revision > 0) this.#live = revision;
  }

  /** True when another composition is live: a newer one, or the previous one after a refusal. */
  get isOutdated(): boolean {
    return this.#live !== this.#revision;
  }
}
