/** Metrics in Prometheus' format. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Where a page came from. */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'stale-if-error';

export type RequestKind = 'page' | 'file' | 'api' | 'media' | 'other';

export class Metrics {
  readonly #registry = new Registry();
  readonly #registers = [this.#registry];
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a response was sent.',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: this.#registers,
  });
  readonly #pages = new Counter({
    name: 'page_cache_total',
    help: 'Pages by cache outcome: hit, stale, miss, stale-if-error.',
    labelNames: ['outcome'],
    registers: this.#registers,
  });
  readonly #renders = new Histogram({
    name: 'render_duration_seconds',
    help: 'Time of a render, with its time in the queue and its retries.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: this.#registers,
  });
  readonly failedApps = new Counter({
    name: 'render_failed_apps_total',
    help: 'Renders of pages of which a part of the app failed or was disabled.',
    labelNames: ['app'],
    registers: this.#registers,
  });
  readonly renderQueue = new Gauge({
    name: 'render_queue_length',
    help: 'Renders that wait for a worker.',
    registers: this.#registers,
  });
  readonly workerMemory = new Gauge({
    name: 'render_worker_resident_memory_bytes',
    help: 'Resident memory of each render worker of the live composition.',
    labelNames: ['worker'],
    registers: this.#registers,
  });
  readonly apiReady = new Gauge({
    name: 'api_ready',
    help: 'Whether the gateway can call the API: 1 or 0.',
    labelNames: ['origin'],
    registers: this.#registers,
  });
  readonly workerRestarts = new Counter({
    name: 'render_worker_restarts_total',
    help: 'Render workers that crashed and were replaced.',
    registers: this.#registers,
  });
  readonly revision = new Gauge({
    name: 'composition_revision',
    help: 'Revision of the live composition.',
    registers: this.#registers,
  });
  readonly refused = new Counter({
    name: 'compositions_refused_total',
    help: 'Compositions refused: a regression in the smoke test, or no start.',
    registers: this.#registers,
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  request(kind: RequestKind, status: number, seconds: number): void {
    this.#requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  page(outcome: CacheOutcome): void {
    this.#pages.inc({ outcome });
  }

  async timeRender<Result>(render: () => Promise<Result>): Promise<Result> {
    const end = this.#renders.startTimer();
    try {
      return await render();
    } finally {
      end();
    }
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
