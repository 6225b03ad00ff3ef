/** The alerts and the dashboard of `deploy/`: what they name is counted, and what is counted is shown. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_METRICS, type DeclaredMetric, GATEWAY_METRICS } from '@mall/server';

const DEPLOY = join(__dirname, '../../../deploy');
const RULES = readFileSync(join(DEPLOY, 'prometheus/mall-site.rules.yml'), 'utf8');
const DASHBOARD: { panels: { targets: { expr: string; legendFormat: string }[] }[] } = JSON.parse(
  readFileSync(join(DEPLOY, 'grafana/mall-site.json'), 'utf8'),
);
const DECLARED: readonly DeclaredMetric[] = [GATEWAY_METRICS, API_METRICS].flatMap((list) =>
  Object.values(list),
);
const NAMES = DECLARED.map(({ name }) => name);

/** What is no metric: functions, keywords, numbers. */
const LANGUAGE = /^(?:sum|max|min|rate|increase|histogram_quantile|time|by|e\d+|\d.*)$/;
/** Of Prometheus itself and of prom-client. */
const FOREIGN = ['up', 'process_resident_memory_bytes'];
/** Labels that every series gets from Prometheus, and those of buckets. */
const COMMON = ['job', 'instance', 'le'];

interface Use {
  expression: string;
  /** Text with labels of the result. */
  shown: string;
}

const panels: Use[] = DASHBOARD.panels.flatMap(({ targets }) =>
  targets.map(({ expr, legendFormat }) => ({ expression: expr, shown: legendFormat })),
);
const alerts: Use[] = RULES.split('- alert:')
  .slice(1)
  .map((shown) => ({ shown, expression: /expr: (.+)/.exec(shown)?.[1] ?? '' }));

/** Names of metrics in an expression of Prometheus. */
function metricsIn(expression: string): string[] {
  const text = expression.replaceAll(/\{.*?\}|\[.*?\]|by \(.*?\)/g, ' ');
  const words = (text.match(/\w+/g) ?? []).filter((word) => !LANGUAGE.test(word));
  return words.map((word) => word.replace(/_(?:count|bucket)$/, ''));
}

const labelsOf = (metric: string) =>
  DECLARED.flatMap(({ name, labelNames }) => (name === metric ? labelNames : []));

/** Labels that an expression selects and groups by, and those that are shown of its result. */
function labelsIn({ expression, shown }: Use) {
  const grouped = [...expression.matchAll(/by \((.*?)\)/g)].flatMap(([, all = '']) =>
    all.split(', '),
  );
  const selected = [...expression.matchAll(/(\w+)(?:=~?|!=)"/g)].map(([, label = '']) => label);
  const named = [...shown.matchAll(/\{\{ ?(?:\$labels\.)?(\w+) ?\}\}/g)].map(
    ([, label = '']) => label,
  );
  return { used: [...grouped, ...selected], grouped, named };
}

const uses = [...panels, ...alerts];

test('name metrics that are counted', () => {
  expect([panels.length, alerts.length].every((count) => count > 10)).toBe(true);
  const known = [...FOREIGN, ...NAMES];
  for (const { expression } of uses)
    for (const metric of metricsIn(expression)) expect(known).toContain(metric);
});

test('name labels that these metrics have', () => {
  for (const use of uses) {
    const has = [...COMMON, ...metricsIn(use.expression).flatMap(labelsOf)];
    const { used, grouped, named } = labelsIn(use);
    expect([use.expression, used.filter((label) => !has.includes(label))]).toEqual([
      use.expression,
      [],
    ]);
    const left = grouped.length > 0 ? grouped : has;
    expect([use.shown, named.filter((label) => !left.includes(label))]).toEqual([use.shown, []]);
  }
});

test('show every metric on the dashboard', () => {
  const shown = panels.flatMap(({ expression }) => metricsIn(expression));
  expect(shown).toEqual(expect.arrayContaining(NAMES));
});

const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: join(DEPLOY, 'prometheus'), encoding: 'utf8' });
const isInstalled = promtool('--version').status === 0;

(isInstalled ? test : test.skip)('fire when they should, by promtool', () => {
  const { stdout, stderr } = promtool('test', 'rules', 'mall-site.test.yml');
  expect([stderr, stdout]).toEqual(['', expect.stringContaining('SUCCESS')]);
  expect(promtool('check', 'config', '--syntax-only', 'mall-site.yml').status).toBe(0);
});
