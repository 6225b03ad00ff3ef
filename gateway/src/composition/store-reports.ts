/** What a gateway writes to the store: its heartbeat, and its verdict on each composition. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Composition } from '@mall/contracts';
import { type Refusal, type ReleaseStore, refsOf, type Verdict } from '@mall/release';
import { repeat } from '@mall/server';
import type { Log } from '../base/log.ts';

/** Well below the ten seconds after which the store considers a gateway ended. */
const BEAT_MS = 2_000;

/** Names the machine and the process; a restarted gateway is another one. */
function gatewayId(): string {
  const host = hostname().replace(/[^a-zA-Z0-9.-]/g, '-');
  return `${host.slice(0, 60)}-${process.pid}-${randomUUID().slice(0, 8)}`;
}

type Findings = Partial<Pick<Verdict, 'refusals' | 'inconclusive'>>;

export interface Refused {
  composition: Composition;
  refusals: Refusal[];
  why: string;
  /** The revision that stays live. */
  fromRevision: number;
}

export class StoreReports {
  readonly #id = gatewayId();
  readonly #store: ReleaseStore;
  readonly #log: Log;
  #endBeats: (() => Promise<void>) | undefined;
  #failure: string | undefined;
  /** Promotions wait for them. */
  readonly #unwritten = new Map<Verdict['revision'], Verdict>();
  readonly #audited = new Set<number>();

  constructor(store: ReleaseStore, log: Log) {
    this.#store = store;
    this.#log = log;
  }

  start(): void {
    this.#endBeats = repeat(() => this.#unlessUnwritable(this.#report()), BEAT_MS);
  }

  async stop(): Promise<void> {
    await this.#endBeats?.();
    await this.#unlessUnwritable(this.#store.heartbeats.end(this.#id));
  }

  /** Writes a verdict; without refusals the gateway has accepted the composition. */
  async decide(
    revision: Verdict['revision'],
    { refusals = [], inconclusive = [] }: Findings = {},
  ): Promise<void> {
    const named = inconclusive.length > 0 && { inconclusive };
    const at = new Date().toISOString();
    const verdict = { revision, gateway: this.#id, at, refusals, ...named };
    this.#unwritten.set(revision, verdict);
    await this.#unlessUnwritable(this.#write(verdict));
  }

  async refuse({ composition, refusals, why, fromRevision }: Refused): Promise<void> {
    const { revision, apps } = composition;
    await this.decide(revision, { refusals });
    if (this.#audited.has(revision)) return;
    this.#audited.add(revision);
    const entry = {
      at: new Date().toISOString(),
      by: 'gateway',
      action: 'refuse',
      subject: refsOf(apps),
      ...{ why, fromRevision, toRevision: revision },
    } as const;
    await this.#unlessUnwritable(this.#store.audit(entry));
  }

  async #report(): Promise<void> {
    await this.#store.heartbeats.beat(this.#id);
    await Promise.all(this.#unwritten.values().map((verdict) => this.#write(verdict)));
  }

  async #write(verdict: Verdict): Promise<void> {
    const { revision } = verdict;
    await this.#store.putVerdict(verdict);
    // Meanwhile the gateway may have decided anew.
    if (this.#unwritten.get(revision) === verdict) this.#unwritten.delete(revision);
  }

  /** A gateway keeps serving from a store that it cannot write to, and logs that once. */
  async #unlessUnwritable(write: Promise<void>): Promise<void> {
    try {
      await write;
      if (this.#failure !== undefined) this.#log.info({}, 'release store can be written again');
      this.#failure = undefined;
    } catch (error) {
      const { message } = error as Error;
      if (message === this.#failure) return;
      this.#failure = message;
      this.#log.warn({ err: error }, 'release store cannot be written');
    }
  }
}
