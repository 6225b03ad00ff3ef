/** Notices that a newer composition is live; the next navigation then takes it by loading the page. */
const HEADER = 'x-composition';

export class CompositionWatch {
  readonly #revision: number;
  #newest: number;

  constructor(revision: number) {
    this.#revision = revision;
    this.#newest = revision;
  }

  /** Reads the revision that an answer of the site names. */
  see(response: Response): void {
    const revision = Number(response.headers.get(HEADER));
    if (Number.isInteger(revision) && revision > this.#newest) this.#newest = revision;
  }

  /** Whether this page's composition is no longer the live one. */
  get isOutdated(): boolean {
    return this.#newest > this.#revision;
  }
}
