/** Metrics in Prometheus' format. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'stale-if-error';

export type RequestKind = 'page' | 'file' | 'api' | 'media' | 'other';

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a response was sent.',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [this.#registry],
  });
  readonly #renders = new Histogram({
    name: 'render_duration_seconds',
    help: 'Time of a render, with its time in the queue and its retries.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [this.#registry],
  });
  readonly #pages = this.#counter(
    'page_cache_total',
    'Pages by cache outcome: hit, stale, miss, stale-if-error.',
    'outcome',
  );
  readonly failedApps = this.#counter(
    'render_failed_apps_total',
    'Renders of pages of which a part of the app failed or was disabled.',
    'app',
  );
  readonly workerRestarts = this.#counter(
    'render_worker_restarts_total',
    'Render workers that crashed and were replaced.',
  );
  readonly refused = this.#counter(
    'compositions_refused_total',
    'Compositions refused: a regression in the smoke test, or no start.',
  );
  readonly renderQueue = this.#gauge('render_queue_length', 'Renders that wait for a worker.');
  readonly workerMemory = this.#gauge(
    'render_worker_resident_memory_bytes',
    'Resident memory of each render worker of the live composition.',
    'worker',
  );
  readonly apiReady = this.#gauge(
    'api_ready',
    'Whether the gateway can call the API: 1 or 0.',
    'origin',
  );
  readonly revision = this.#gauge('composition_revision', 'Revision of the live composition.');

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  #counter(name: string, help: string, ...labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, ...labelNames: string[]): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] });
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
