/** The fault drill: breaks a page and a slot of each remote in every way, on the server and in the browser. */
import { startSite } from '@mall/tooling/site';
import { type Browser, chromium } from 'playwright/test';
import { LAUNCH_OPTIONS } from '../site/launch-options.ts';
import { FAULTS } from './faults.ts';
import { faultyReleases } from './faulty-releases.ts';
import { PARTS } from './parts.ts';
import { type ServerDrill, serverRows } from './server-drill.ts';
import { fullTable, type Row, writePage } from './table.ts';
import { browserRow } from './visitor-drill.ts';

/** By then the server has sent a page, also without a part that is slow or hangs. */
const MAX_RESPONSE_MS = 1_500;
/** Visitors at once: most of their time they wait. */
const VISITORS = 3;
const SIDES = ['browser', 'server'];

const words = process.argv.slice(2);
const known = [...SIDES, 'page', 'slot', ...PARTS.map(({ app }) => app), ...Object.keys(FAULTS)];
const unknown = words.find((word) => !known.includes(word));
if (unknown) {
  const choice = [...new Set(known)].join(', ');
  process.stderr.write(`drill:faults: ${unknown} is none of: ${choice}\n`);
  process.exit(2);
}
const isChosen = (choice: readonly string[]) => (value: string) => {
  const named = words.filter((word) => choice.includes(word));
  return named.length === 0 || named.includes(value);
};
const sides = SIDES.filter(isChosen(SIDES));
const faults = Object.keys(FAULTS).filter(isChosen(Object.keys(FAULTS)));
const apps = PARTS.map(({ app }) => app);
const parts = PARTS.filter(
  ({ app, kind }) => isChosen(apps)(app) && isChosen(['page', 'slot'])(kind),
);

const print = (text: string) => process.stdout.write(`${text}\n`);

function note(rows: readonly Row[]): readonly Row[] {
  for (const { side, part, fault, seen, issues } of rows)
    print(
      `${issues.length > 0 ? '✗' : '✓'} ${side} ${part} ${fault}: ${[seen, ...issues].join('; ')}`,
    );
  return rows;
}

async function inBrowser(browser: Browser, origin: string, fault: string): Promise<Row[]> {
  const rows: Row[] = [];
  const queue = parts.values();
  const visitor = async () => {
    for (const part of queue) {
      const outcome = FAULTS[fault]?.[part.kind];
      if (outcome) rows.push(await browserRow(browser, origin, { part, fault, outcome }));
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return rows;
}

async function drill(drilled: ServerDrill): Promise<Row[]> {
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  const rows: Row[] = [];
  for (const fault of sides.includes('browser') ? faults : [])
    rows.push(...note(await inBrowser(browser, drilled.site.origin, fault)));
  await browser.close();
  for (const fault of sides.includes('server') ? faults : [])
    rows.push(...note(await serverRows(drilled, fault)));
  return rows;
}

const site = await startSite();
const releases = await faultyReleases(site, parts);
const rendered = parts.filter(({ key }) => key);
try {
  const rows = await drill({ site, releases, parts: rendered, maxResponseMs: MAX_RESPONSE_MS });
  print(`\n${fullTable(rows)}`);
  const failed = rows.filter(({ issues }) => issues.length > 0);
  print(`\n${rows.length - failed.length} as required, ${failed.length} not`);
  if (words.length === 0) await writePage(rows);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await releases.remove();
  await site.stop();
}
