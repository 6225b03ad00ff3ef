/** Metrics in Prometheus' format. */
import type { VitalName } from '@mall/contracts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'stale-if-error';

export type RequestKind = 'page' | 'file' | 'api' | 'media' | 'other';

/** Values up to the second are good, those above the fourth poor (web.dev/vitals). */
const VITAL_BUCKETS: Readonly<Record<VitalName, number[]>> = {
  LCP: [1, 2.5, 3.2, 4, 6, 10],
  INP: [0.1, 0.2, 0.3, 0.5, 1, 2],
  CLS: [0.05, 0.1, 0.15, 0.25, 0.5, 1],
  TTFB: [0.2, 0.8, 1.2, 1.8, 3, 6],
};

const VITAL_LABELS = ['app', 'release', 'route'] as const;
export type VitalLabels = Record<(typeof VITAL_LABELS)[number], string>;

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
  readonly failedViews = this.#counter(
    'browser_failed_views_total',
    'Reported views of a route on which code of the app failed in the browser.',
    ...VITAL_LABELS,
  );
  readonly #vitals = {
    LCP: this.#vital('LCP', 'web_vitals_lcp_seconds', 'Largest contentful paint.'),
    INP: this.#vital('INP', 'web_vitals_inp_seconds', 'Interaction to next paint.'),
    CLS: this.#vital('CLS', 'web_vitals_cls', 'Cumulative layout shift.'),
    TTFB: this.#vital('TTFB', 'web_vitals_ttfb_seconds', 'Time to first byte.'),
  };
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

  #vital(vital: VitalName, name: string, help: string): Histogram<keyof VitalLabels> {
    const buckets = VITAL_BUCKETS[vital];
    const registers = [this.#registry];
    return new Histogram({ name, help, labelNames: VITAL_LABELS, buckets, registers });
  }

  /** @param value in milliseconds, but for the layout shift. */
  vital(vital: VitalName, labels: VitalLabels, value: number): void {
    this.#vitals[vital].observe(labels, vital === 'CLS' ? value : value / 1_000);
  }

  /** Ends the series of views of all other releases. */
  async keepViews(releases: readonly string[]): Promise<void> {
    for (const metric of [this.failedViews, ...Object.values(this.#vitals)]) {
      for (const { labels } of (await metric.get()).values) {
        const { app, release, route } = labels as VitalLabels;
        if (!releases.includes(release)) metric.remove({ app, release, route });
      }
    }
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
