/** Notices that the visitor gets another composition; the next navigation then loads the document. */
const HEADER = 'x-composition';

export class CompositionWatch {
  readonly #own: string;
  #served: string;

  /** @param own the name of the composition that the page was rendered from. */
  constructor(own: string) {
    this.#own = own;
    this.#served = own;
  }

  see(response: Response): void {
    this.#served = response.headers.get(HEADER) ?? this.#served;
  }

  /** True for a newer composition, for the previous one after a refusal, and at the end of a canary. */
  get isOutdated(): boolean {
    return this.#served !== this.#own;
  }

  /** The page's composition and the one that the visitor gets by now; undefined for the same one. */
  get change(): string | undefined {
    return this.isOutdated ? `${this.#own}>${this.#served}` : undefined;
  }

  /** Whether `change` is one from the page's composition. */
  isOwn(change: string): boolean {
    return change.startsWith(`${this.#own}>`);
  }
}
