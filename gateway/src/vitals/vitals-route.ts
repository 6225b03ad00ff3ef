/** `/vitals`: what browsers report of documents that were left (decision 0024). */
import { type VitalName, type VitalsReport, vitalsReportSchema } from '@mall/contracts';
import { clientOf } from '@mall/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../base/metrics.ts';
import { WindowCounter } from '../base/window-counter.ts';
import type { Counted } from '../composition/promotion-watch.ts';
import { isCrossSite } from '../http/cross-site.ts';
import { sendPlainPage } from '../http/plain-page.ts';

/** A report with all routes of a large site. */
const MAX_BODY_BYTES = 8 * 1024;
/** Several visitors may share an address. */
const MAX_REPORTS = 60;
/** Of one composition by one client: a single broken browser, or one person, must not decide. */
const MAX_JUDGED = 3;
const WINDOW_MS = 60 * 60_000;
const MAX_CLIENTS = 10_000;

/** Values above these are poor (web.dev/vitals). */
const POOR_ABOVE: Readonly<Record<VitalName, number>> = {
  LCP: 4_000,
  INP: 500,
  CLS: 0.25,
  TTFB: 1_800,
};

export interface VitalsRouteOptions {
  metrics: Pick<Metrics, 'vital' | 'failedViews'>;
  /** The compositions that visitors get now. */
  served: () => readonly Counted[];
  publicOrigin: string;
}

/** Whether a report names only what its composition has. */
function isKnown({ page, routes }: VitalsReport, { composition, routes: table }: Counted) {
  const apps = Object.values(routes).flat();
  return (
    (page === undefined || Object.hasOwn(routes, page)) &&
    Object.keys(routes).every((route) => table.find(route)) &&
    apps.every((app) => Object.hasOwn(composition.apps, app))
  );
}

function observe(report: VitalsReport, reporting: Counted, metrics: VitalsRouteOptions['metrics']) {
  const { apps } = reporting.composition;
  const { page = '', vitals, routes } = report;
  const { app = '' } = reporting.routes.find(page) ?? {};
  for (const [name, value] of Object.entries(vitals) as [VitalName, number][]) {
    if (page) metrics.vital(name, { app, release: apps[app] ?? '', route: page }, value);
  }
  for (const [route, failed] of Object.entries(routes)) {
    for (const app of failed) metrics.failedViews.inc({ app, release: apps[app] ?? '', route });
  }
}

/** Each route counts once, however often it was shown. */
function count({ page, vitals, routes }: VitalsReport, { counts }: Counted): void {
  const failures = Object.entries(routes);
  for (const [route, apps] of failures) counts.add(`errors on ${route}`, apps.length > 0);
  counts.add(
    'errors on all pages',
    failures.some(([, apps]) => apps.length > 0),
  );
  for (const [name, value] of Object.entries(vitals) as [VitalName, number][]) {
    const isPoor = value > POOR_ABOVE[name];
    if (page) counts.add(`poor ${name} on ${page}`, isPoor);
    counts.add(`poor ${name} on all pages`, isPoor);
  }
}

export function addVitalsRoute(app: FastifyInstance, options: VitalsRouteOptions): void {
  const { metrics, served, publicOrigin } = options;
  const reports = new WindowCounter(WINDOW_MS, MAX_CLIENTS);
  const judged = new WindowCounter(WINDOW_MS, MAX_CLIENTS);
  /** Before the body is read. */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isCrossSite(request.headers, publicOrigin)) return sendPlainPage(reply, 403);
    if (reports.add(1, clientOf(request)) > MAX_REPORTS) return sendPlainPage(reply, 429);
  };
  app.post('/vitals', { onRequest, bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const { success, data } = vitalsReportSchema.safeParse(request.body);
    if (!success) return sendPlainPage(reply, 400);
    const reporting = served().find(({ name }) => name === data.composition);
    if (reporting && !isKnown(data, reporting)) return sendPlainPage(reply, 400);
    if (reporting) {
      observe(data, reporting, metrics);
      const key = `${reporting.name} ${clientOf(request)}`;
      if (judged.add(1, key) <= MAX_JUDGED) count(data, reporting);
    }
    // One of a composition that is over is of no use any more.
    return reply.code(204).send();
  });
}
