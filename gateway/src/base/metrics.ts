/** Metrics in Prometheus' format. */
import type { VitalName } from '@mall/contracts';
import { GATEWAY_METRICS } from '@mall/server';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'stale-if-error';

export type RequestKind = 'page' | 'file' | 'api' | 'media' | 'other';

export type VitalLabels = Record<'app' | 'release' | 'route', string>;
type ReleaseLabels = Pick<VitalLabels, 'app' | 'release'>;

const LIST = GATEWAY_METRICS;

export class Metrics {
  readonly #registry = new Registry();
  readonly #at = { registers: [this.#registry] };
  readonly #requests = new Histogram({ ...LIST.requests, ...this.#at });
  readonly #renders = new Histogram({ ...LIST.renders, ...this.#at });
  readonly #pages = new Counter({ ...LIST.pages, ...this.#at });
  readonly #vitals: Readonly<Record<VitalName, Histogram<keyof VitalLabels>>> = {
    LCP: new Histogram({ ...LIST.LCP, ...this.#at }),
    INP: new Histogram({ ...LIST.INP, ...this.#at }),
    CLS: new Histogram({ ...LIST.CLS, ...this.#at }),
    TTFB: new Histogram({ ...LIST.TTFB, ...this.#at }),
  };
  readonly failedApps = new Counter({ ...LIST.failedApps, ...this.#at });
  readonly workerRestarts = new Counter({ ...LIST.workerRestarts, ...this.#at });
  readonly refused = new Counter({ ...LIST.refused, ...this.#at });
  readonly failedViews = new Counter({ ...LIST.failedViews, ...this.#at });
  readonly renderQueue = new Gauge({ ...LIST.renderQueue, ...this.#at });
  readonly workerMemory = new Gauge({ ...LIST.workerMemory, ...this.#at });
  readonly apiReady = new Gauge({ ...LIST.apiReady, ...this.#at });
  readonly storeRead = new Gauge({ ...LIST.storeRead, ...this.#at });
  readonly canaryPercent = new Gauge({ ...LIST.canaryPercent, ...this.#at });
  readonly revision = new Gauge({ ...LIST.revision, ...this.#at });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** @param value in milliseconds, but for the layout shift. */
  vital(vital: VitalName, labels: VitalLabels, value: number): void {
    this.#vitals[vital].observe(labels, vital === 'CLS' ? value : value / 1_000);
  }

  /** Ends the series of all other releases. */
  async keepReleases(releases: readonly string[]): Promise<void> {
    const vitals = Object.values(this.#vitals);
    for (const metric of [this.failedViews, this.failedApps, this.#renders, ...vitals]) {
      for (const { labels } of (await metric.get()).values) {
        const { le: _, ...own } = labels as Record<string, string>;
        if (own.release && !releases.includes(own.release)) metric.remove(own);
      }
    }
  }

  request(kind: RequestKind, status: number, seconds: number): void {
    this.#requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds);
  }

  page(outcome: CacheOutcome): void {
    this.#pages.inc({ outcome });
  }

  /** @param labels of the app whose page it is. */
  timeRender<Result>(labels: ReleaseLabels, render: () => Promise<Result>): Promise<Result> {
    const end = this.#renders.startTimer(labels);
    return render().finally(() => end());
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
