/** Faults of a part's files on their way to the browser. Its files are named by the live composition. */
import type { Page, Route } from 'playwright/test';
import { DAMAGED } from './faults.ts';
import { liveApp, type Part } from './parts.ts';

const SLOW_MS = 5_000;

async function altered(route: Route, change: (body: Buffer) => Buffer): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.body()) });
}

const never = () => new Promise<void>(() => undefined);

const NETWORK_FAULTS: Record<string, (route: Route) => Promise<void>> = {
  absent: (route) => route.abort('connectionrefused'),
  '404': (route) => route.fulfill({ status: 404, body: '' }),
  '500': (route) => route.fulfill({ status: 500, body: '' }),
  async slow(route) {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  },
  hanging: never,
  html: (route) => route.fulfill({ contentType: 'text/html', body: DAMAGED.html() }),
  half: (route) => altered(route, DAMAGED.half),
  wrong: (route) => altered(route, DAMAGED.wrong),
  styles: (route) => route.fulfill({ status: 404, body: '' }),
};

/** The files that the part shares with no other module of its app. */
async function filesOf(origin: string, part: Part): Promise<{ js: string[]; css: string[] }> {
  const { app, module } = part;
  const exposes = (await liveApp(origin, part))?.exposes ?? {};
  const others = Object.entries(exposes).filter(([name]) => name !== module);
  const shared = new Set(others.flatMap(([, { js, css }]) => [...js, ...css]));
  const own = (files: readonly string[] = []) => files.filter((file) => !shared.has(file));
  const found = { js: own(exposes[module]?.js), css: own(exposes[module]?.css) };
  if (found.js.length === 0) throw new Error(`${app} ${module} has no script of its own`);
  return found;
}

export async function breakFiles(page: Page, origin: string, part: Part, fault: string) {
  const handler = NETWORK_FAULTS[fault];
  if (!handler) return;
  const { js, css } = await filesOf(origin, part);
  const broken = new Set(fault === 'styles' ? css : js);
  await page.route(({ pathname }) => broken.has(pathname), handler);
}
