/** The alerts and the dashboard of `deploy/`. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Metrics } from '../base/metrics.ts';

const DEPLOY = join(__dirname, '../../../deploy');
const RULES = readFileSync(join(DEPLOY, 'prometheus/mall-site.rules.yml'), 'utf8');
const DASHBOARD = JSON.parse(readFileSync(join(DEPLOY, 'grafana/mall-site.json'), 'utf8'));

/** What is no metric: functions, keywords, numbers. */
const LANGUAGE = /^(?:sum|max|min|rate|increase|histogram_quantile|by|up|e\d+|\d.*)$/;

/** Names of metrics in an expression of Prometheus. */
function metricsIn(expression: string): string[] {
  const text = expression.replaceAll(/\{.*?\}|\[.*?\]|by \(.*?\)/g, ' ');
  return (text.match(/\w+/g) ?? []).filter((word) => !LANGUAGE.test(word));
}

const expressions: string[] = [
  ...[...RULES.matchAll(/expr: (.+)/g)].map(([, text = '']) => text),
  ...DASHBOARD.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  ),
];

test('name metrics that are counted', async () => {
  const known = [...(await new Metrics().text()).matchAll(/^# TYPE (\w+)/gm)].map(
    ([, name]) => name,
  );
  const named = new Set(expressions.flatMap(metricsIn));
  const unknown = [...named].filter(
    (name) => !known.includes(name.replace(/_(?:count|bucket)$/, '')),
  );
  expect([expressions.length > 20, unknown]).toEqual([true, []]);
});

const promtool = (...args: string[]) =>
  spawnSync('promtool', args, { cwd: join(DEPLOY, 'prometheus'), encoding: 'utf8' });
const isInstalled = promtool('--version').status === 0;

(isInstalled ? test : test.skip)('fire when they should, by promtool', () => {
  const { stdout, stderr } = promtool('test', 'rules', 'mall-site.test.yml');
  expect([stderr, stdout]).toEqual(['', expect.stringContaining('SUCCESS')]);
  expect(promtool('check', 'config', '--syntax-only', 'mall-site.yml').status).toBe(0);
});
