/** Visitors who read pages and their files, call the API and sign up for the newsletter until they are stopped. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, type SiteAddresses, Visitor } from './visitor.ts';

/** What went wrong for a visitor. */
export interface Failure {
  step: string;
  path: string;
  problem: string;
}

const READERS = 6;
const CALLERS = 3;
const SUBSCRIBERS = 2;
const PAUSE_MS = 120;
/** The page reports that the form could not be stored and keeps its fields: the visitor sends it again. */
const TRY_AGAIN = new Set([429, 502, 503, 504]);

const CALLS = ['/api/shops', '/api/menus', '/api/posts?page=1', '/api/cinema', '/api/highlights'];
/** A script that a page names. */
const SCRIPT = /\/js\/[^"]+\.js/;
const WORDS = ['kino', 'cipő', 'kávé', 'pizza', 'ruha'];

export class Load {
  readonly #site: SiteAddresses;
  readonly #paths: readonly string[];
  readonly #stop = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  #visitors = 0;
  #step = '';
  readonly failures: Failure[] = [];
  /** Addresses whose sign-up was acknowledged by a 2xx. */
  readonly acknowledged = new Set<string>();
  readonly counts = { pages: 0, files: 0, calls: 0, signUps: 0, signUpsRepeated: 0 };

  /** @param paths of pages. */
  constructor(site: SiteAddresses, paths: readonly string[]) {
    this.#site = site;
    this.#paths = paths;
  }

  /** What is done to the site from now on, for failures. */
  set step(name: string) {
    this.#step = name;
  }

  start(): void {
    const many = (count: number, work: () => Promise<void>) => Array.from({ length: count }, work);
    this.#running = Promise.all([
      ...many(READERS, () => this.#read()),
      ...many(CALLERS, () => this.#call()),
      ...many(SUBSCRIBERS, () => this.#subscribe()),
    ]);
  }

  /** Resolves when every visitor has received their last response. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #read(): Promise<void> {
    let script: string | undefined;
    await this.#repeat(async (visitor, turn) => {
      if (script && turn % 2 === 1) {
        this.counts.files += 1;
        return { path: script, isWhole: (body) => body.length > 0 };
      }
      const path = this.#paths[(turn * 7 + visitor.length) % this.#paths.length] ?? '/';
      this.counts.pages += 1;
      const isWhole = (body: string) => {
        [script] = SCRIPT.exec(body) ?? [];
        return body.includes('</html>');
      };
      return { path, isWhole };
    });
  }

  async #call(): Promise<void> {
    await this.#repeat(async (_visitor, turn) => {
      const word = encodeURIComponent(WORDS[turn % WORDS.length] ?? '');
      const path = turn % 3 === 0 ? `/api/search?query=${word}` : CALLS[turn % CALLS.length];
      this.counts.calls += 1;
      return { path: path ?? '/api/shops', isWhole: (body: string) => 'data' in JSON.parse(body) };
    });
  }

  /** One visitor's reading: every response must be 200 and whole. */
  async #repeat(
    next: (visitor: string, turn: number) => Promise<Call & { isWhole: (body: string) => boolean }>,
  ): Promise<void> {
    const address = this.#newAddress();
    const visitor = new Visitor(this.#site, address);
    for (let turn = 0; !this.#stop.signal.aborted; turn += 1) {
      const { isWhole, ...call } = await next(address, turn);
      try {
        const { status, body } = await visitor.call(call);
        if (status !== 200 || !isWhole(body))
          this.#fail(call.path, `${status} ${body.slice(0, 80)}`);
      } catch (error) {
        this.#fail(call.path, String(error));
      }
      await sleep(PAUSE_MS);
    }
    visitor.close();
  }

  /** Another person each time, who tries again until the sign-up is acknowledged. */
  async #subscribe(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const address = this.#newAddress();
      const email = `${address}@example.com`;
      const visitor = new Visitor(this.#site, address);
      this.counts.signUps += 1;
      while (!(await this.#signUp(visitor, email)) && !this.#stop.signal.aborted) {
        this.counts.signUpsRepeated += 1;
        await sleep(4 * PAUSE_MS);
      }
      visitor.close();
      await sleep(PAUSE_MS);
    }
  }

  async #signUp(visitor: Visitor, email: string): Promise<boolean> {
    const path = '/api/newsletter';
    try {
      const { status, body } = await visitor.call({ path, body: { email, accept_terms: true } });
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
    this.failures.push({ step: this.#step, path, problem });
  }
}
