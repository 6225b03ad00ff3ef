/** Every metric that our own code counts: prom-client's metrics, their table, the dashboard and a check of the alerts use it. */

export interface DeclaredMetric {
  kind: 'counter' | 'gauge' | 'histogram';
  name: string;
  /** A sentence without its full stop: also the title of its panel. */
  help: string;
  labelNames: readonly string[];
}

const counter = <Label extends string = never>(name: string, help: string, ...labels: Label[]) =>
  ({ kind: 'counter', name, help, labelNames: labels }) as const;

const gauge = <Label extends string = never>(name: string, help: string, ...labels: Label[]) =>
  ({ ...counter(name, help, ...labels), kind: 'gauge' }) as const;

const histogram = <Label extends string>(
  buckets: number[],
  ...named: [string, string, ...Label[]]
) => ({ ...counter(...named), kind: 'histogram', buckets }) as const;

const SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10];
/** Labels of views that browsers report. Values up to the second bucket of a vital are good, those above the fourth poor (web.dev/vitals). */
const VIEW = ['app', 'release', 'route'] as const;
const REQUESTS = ['http_request_duration_seconds', 'Time until a response was sent'] as const;

export const GATEWAY_METRICS = {
  requests: histogram(SECONDS, ...REQUESTS, 'kind', 'status'),
  pages: counter(
    'page_cache_total',
    'Pages by outcome: hit, stale, miss, stale-if-error',
    'outcome',
  ),
  renders: histogram(
    [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    'render_duration_seconds',
    'Time of a render, with its time in the queue and its retries',
    ...(['app', 'release'] as const),
  ),
  failedApps: counter(
    'render_failed_apps_total',
    'Renders of which a part of the app failed or was disabled',
    ...(['app', 'release'] as const),
  ),
  workerRestarts: counter('render_worker_restarts_total', 'Workers that crashed and were replaced'),
  renderQueue: gauge('render_queue_length', 'Renders that wait for a worker'),
  workerMemory: gauge('render_worker_resident_memory_bytes', 'Memory of live workers', 'worker'),
  revision: gauge('composition_revision', 'Revision of the live composition'),
  refused: counter('compositions_refused_total', 'Compositions refused: they fail or do not start'),
  canaryPercent: gauge('canary_percent', 'Percent of visitors who get a canary', 'app', 'release'),
  storeRead: gauge('store_read_timestamp_seconds', 'When the release store was last read'),
  apiReady: gauge('api_ready', 'Whether the gateway can call the API: 1 or 0', 'origin'),
  failedViews: counter(
    'browser_failed_views_total',
    'Views on which code of the app failed',
    ...VIEW,
  ),
  LCP: histogram(
    [1, 2.5, 3.2, 4, 6, 10],
    'web_vitals_lcp_seconds',
    'Largest contentful paint',
    ...VIEW,
  ),
  INP: histogram(
    [0.1, 0.2, 0.3, 0.5, 1, 2],
    'web_vitals_inp_seconds',
    'Interaction to next paint',
    ...VIEW,
  ),
  CLS: histogram(
    [0.05, 0.1, 0.15, 0.25, 0.5, 1],
    'web_vitals_cls',
    'Cumulative layout shift',
    ...VIEW,
  ),
  TTFB: histogram(
    [0.2, 0.8, 1.2, 1.8, 3, 6],
    'web_vitals_ttfb_seconds',
    'Time to first byte',
    ...VIEW,
  ),
};

export const API_METRICS = {
  requests: histogram(SECONDS, ...REQUESTS, 'call', 'status'),
  databaseReady: gauge('database_ready', 'Whether the API can read its database: 1 or 0'),
  mailQueue: gauge('mail_queue_length', 'Mails that are due to be sent'),
};
