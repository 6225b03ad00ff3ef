/** Grafana's dashboard and the table of metrics, from the lists by which gateway and API count. */
import { API_FORMS } from '@mall/contracts';
import { API_METRICS, type DeclaredMetric, GATEWAY_METRICS } from '@mall/server';

type Panel = [title: string, expression: string, lines: readonly string[]];

/** A page has too few views for lines of its own. */
const linesOf = ({ kind, labelNames }: DeclaredMetric) => [
  ...(kind === 'gauge' || labelNames.length === 0 ? ['instance'] : []),
  ...labelNames.filter((label) => label !== 'route'),
];

function panelOf(job: string, metric: DeclaredMetric): Panel {
  const { kind, name, help } = metric;
  const lines = linesOf(metric);
  const by = lines.join(', ');
  const only = `{job="mall-${job}"}`;
  const value = {
    counter: `sum by (${by}) (rate(${name}${only}[5m]))`,
    gauge: `max by (${by}) (${name}${only})`,
    histogram: `histogram_quantile(0.75, sum by (le, ${by}) (rate(${name}_bucket${only}[15m])))`,
  }[kind];
  const isMoment = name.endsWith('_timestamp_seconds');
  const title = `${help} (${job}${kind === 'histogram' ? ', 75th percentile' : ''})`;
  return [title, isMoment ? `time() - ${value}` : value, lines];
}

function rateOfRequests(title: string, only: string, lines: string[]): Panel {
  const rate = `rate(http_request_duration_seconds_count{${only}}[5m])`;
  return [title, `sum by (${lines.join(', ')}) (${rate})`, lines];
}

const METRICS = [
  ...Object.values(GATEWAY_METRICS).map((metric) => ['gateway', metric] as const),
  ...Object.values(API_METRICS).map((metric) => ['api', metric] as const),
];

const PANELS: Panel[] = [
  rateOfRequests('Requests a second', '', ['job', 'kind']),
  rateOfRequests('Failed requests a second', 'status="5xx"', ['job', 'kind', 'call']),
  rateOfRequests('Forms a second', `call=~"${Object.keys(API_FORMS).join('|')}"`, [
    'call',
    'status',
  ]),
  ['Memory of processes', 'process_resident_memory_bytes{job=~"mall-.*"}', ['job', 'instance']],
  ...METRICS.map(([job, metric]) => panelOf(job, metric)),
];

function unitOf(expression: string): string {
  if (expression.includes('_bytes')) return 'bytes';
  if (expression.startsWith('sum')) return 'ops';
  return /_seconds(?:_bucket)?\{/.test(expression) ? 's' : 'short';
}

const grafanaPanel = ([title, expr, lines]: Panel, index: number) => ({
  ...{ id: index + 1, title, type: 'timeseries' },
  datasource: { type: 'prometheus', uid: '$datasource' },
  gridPos: { x: (index % 3) * 8, y: Math.floor(index / 3) * 8, w: 8, h: 8 },
  fieldConfig: { defaults: { unit: unitOf(expr) }, overrides: [] },
  targets: [{ refId: 'A', expr, legendFormat: lines.map((label) => `{{${label}}}`).join(' ') }],
});

const dashboard = () => ({
  ...{ title: 'Mall site', uid: 'mall-site', tags: ['mall-site'], schemaVersion: 39 },
  ...{ editable: true, refresh: '1m', time: { from: 'now-6h', to: 'now' } },
  templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus' }] },
  panels: PANELS.map(grafanaPanel),
});

const table = () => `# Metrics

This page and the dashboard are generated from \`shared/server/src/metric-list.ts\` by \`npm run generate\`. prom-client adds those of Node.

| process | metric | kind | labels | |
| --- | --- | --- | --- | --- |
${METRICS.map(([job, { name, kind, labelNames, help }]) => `| ${job} | \`${name}\` | ${kind} | ${labelNames.join(', ')} | ${help} |`).join('\n')}
`;

/** Paths in the checkout and texts of what operators get. */
export const operatorFiles = (): [file: string, text: string][] => [
  ['deploy/grafana/mall-site.json', `${JSON.stringify(dashboard(), null, 1)}\n`],
  ['deploy/prometheus/metrics.md', table()],
];
