/** Visitors who read pages and their files, call the API and sign up for the newsletter until they are stopped. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type SiteAddresses, Visitor } from './visitor.ts';

/** A path, and whether a response to it is complete. */
type Read = [path: string, isWhole: (body: string) => boolean];

const READERS = 6;
const CALLERS = 3;
const SUBSCRIBERS = 2;
const PAUSE_MS = 120;
/** The page reports that the form could not be stored and keeps its fields: the visitor sends it again. */
const TRY_AGAIN = new Set([429, 502, 503, 504]);

const CALLS = ['/api/shops', '/api/menus', '/api/posts?page=1', '/api/cinema', '/api/highlights'];
const SCRIPT = /\/js\/[^"]+\.js/;
const WORDS = ['kino', 'cipő', 'kávé', 'pizza', 'ruha'];

const inTurn = (list: readonly string[], turn: number) => list[turn % list.length] ?? '/';

export class Load {
  readonly #site: SiteAddresses;
  readonly #paths: readonly string[];
  readonly #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  #visitors = 0;
  /** What is done to the site, for failures. */
  step = '';
  readonly failures: { step: string; path: string; problem: string }[] = [];
  readonly acknowledged = new Set<string>();
  readonly counts = { pages: 0, files: 0, calls: 0, signUps: 0, signUpsRepeated: 0 };

  constructor(site: SiteAddresses, paths: readonly string[]) {
    this.#site = site;
    this.#paths = paths;
  }

  start(): void {
    const many = (count: number, work: () => Promise<void>) => Array.from({ length: count }, work);
    this.#running = Promise.all([
      ...many(READERS, () => this.#read(this.#pagesAndFiles())),
      ...many(CALLERS, () => this.#read((turn) => this.#nextCall(turn))),
      ...many(SUBSCRIBERS, () => this.#subscribe()),
    ]);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  #pagesAndFiles(): (turn: number) => Read {
    const first = this.#visitors;
    let script: string | undefined;
    return (turn) => {
      if (script && turn % 2 === 1) {
        this.counts.files += 1;
        return [script, (body) => body.length > 0];
      }
      this.counts.pages += 1;
      const isWhole = (body: string) => {
        [script] = SCRIPT.exec(body) ?? [];
        return body.includes('</html>');
      };
      return [inTurn(this.#paths, first + turn * 7), isWhole];
    };
  }

  #nextCall(turn: number): Read {
    this.counts.calls += 1;
    const search = `/api/search?query=${encodeURIComponent(inTurn(WORDS, turn))}`;
    return [turn % 3 === 0 ? search : inTurn(CALLS, turn), (body) => 'data' in JSON.parse(body)];
  }

  /** One visitor's reading: every response must be 200 and whole. */
  async #read(next: (turn: number) => Read): Promise<void> {
    const visitor = new Visitor(this.#site, this.#newAddress());
    for (let turn = 0; !this.#stop.signal.aborted; turn += 1) {
      const [path, isWhole] = next(turn);
      try {
        const { status, body } = await visitor.call(path);
        if (status !== 200 || !isWhole(body)) this.#fail(path, `${status} ${body.slice(0, 80)}`);
      } catch (error) {
        this.#fail(path, String(error));
      }
      await sleep(PAUSE_MS);
    }
    visitor.close();
  }

  /** Another person each time, who tries again until the sign-up is acknowledged. */
  async #subscribe(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const address = this.#newAddress();
      const visitor = new Visitor(this.#site, address);
      this.counts.signUps += 1;
      while (!(await this.#signUp(visitor, `${address}@example.com`))) {
        if (this.#stop.signal.aborted) break;
        this.counts.signUpsRepeated += 1;
        await sleep(4 * PAUSE_MS);
      }
      visitor.close();
      await sleep(PAUSE_MS);
    }
  }

  /** @returns false when the visitor has to try again. */
  async #signUp(visitor: Visitor, email: string): Promise<boolean> {
    const path = '/api/newsletter';
    try {
      const { status, body } = await visitor.call(path, { email, accept_terms: true });
      if (status >= 200 && status < 300) this.acknowledged.add(email);
      else if (!TRY_AGAIN.has(status)) this.#fail(path, `${status} ${body.slice(0, 80)}`);
      return !TRY_AGAIN.has(status);
    } catch {
      return false;
    }
  }

  #newAddress(): string {
    this.#visitors += 1;
    return `127.1.${this.#visitors >> 8}.${this.#visitors % 256}`;
  }

  #fail(path: string, problem: string): void {
    this.failures.push({ step: this.step, path, problem });
  }
}
