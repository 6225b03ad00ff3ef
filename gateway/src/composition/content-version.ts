/** Follows the version of the API's content: when it changes, kept pages are outdated. */
import { API_PATHS, API_SCHEMAS, envelope } from '@mall/contracts';

const EVERY_MS = 1_000;
const answerSchema = envelope(API_SCHEMAS.contentVersion);

export class ContentVersion {
  readonly #address: string;
  #current = '';
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(apiOrigin: string) {
    this.#address = `${apiOrigin}/api${API_PATHS.contentVersion}`;
  }

  /** The last version that the API told; empty before the first answer. */
  readonly current = (): string => this.#current;

  /** Asks once and goes on asking until `stop`. */
  async start(): Promise<void> {
    await this.#ask();
    if (!this.#stopped) this.#timer = setTimeout(() => this.start(), EVERY_MS);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** An API that does not answer changes nothing: the pages that are kept go on being served. */
  async #ask(): Promise<void> {
    try {
      const response = await fetch(this.#address, { signal: AbortSignal.timeout(2_000) });
      const { data } = answerSchema.parse(await response.json());
      this.#current = data.version;
    } catch {}
  }
}
