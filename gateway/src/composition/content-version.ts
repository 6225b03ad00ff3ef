/** Polls the version of the API's content: when it changes, cached pages are outdated. */
import { API_PATHS, API_SCHEMAS, envelope } from '@mall/contracts';

const POLL_MS = 1_000;
const answerSchema = envelope(API_SCHEMAS.contentVersion);

export class ContentVersion {
  readonly #url: string;
  #current = '';
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(apiOrigin: string) {
    this.#url = `${apiOrigin}/api${API_PATHS.contentVersion}`;
  }

  /** The version in the API's last answer; empty before the first. */
  readonly current = (): string => this.#current;

  /** Polls once, then every second until `stop`. */
  async start(): Promise<void> {
    await this.#poll();
    if (!this.#stopped) this.#timer = setTimeout(() => this.start(), POLL_MS);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** While the API does not answer, the version stays, and cached pages are served. */
  async #poll(): Promise<void> {
    try {
      const response = await fetch(this.#url, { signal: AbortSignal.timeout(2_000) });
      const { data } = answerSchema.parse(await response.json());
      this.#current = data.version;
    } catch {}
  }
}
