/** Reports a document's web vitals and errors once, when it is left (decision 0024). */
import type { VitalsReport } from '@mall/contracts';
import { ApiError, sendReport } from '@mall/http';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { type ErrorReport, UNHANDLED } from '../../site/report-error.ts';
import { isNoise } from '../errors/error-noise.ts';
import { codeOwner } from '../errors/release-files.ts';

/** The route of a page that is shown, empty for one without; or an error on the page before it in the list. */
export type DocumentEvent = string | ErrorReport;

/** An API that is away or busy is so for each release. */
const isOutage = (error: unknown) =>
  error instanceof ApiError && (error.status >= 500 || error.status === 429);

/** The app whose code failed; undefined for noise, and for code of others, such as extensions. */
function failedApp({ error, context, unhandledRejection }: ErrorReport): string | undefined {
  if (isNoise(error, unhandledRejection) || isOutage(error)) return undefined;
  const { app, part } = context;
  if (app !== 'shell') return app;
  const stack = (error instanceof Error && error.stack) || String(error);
  return codeOwner(stack.split('\n'))?.app ?? (part === UNHANDLED ? undefined : app);
}

/** The routes that were shown, each with the apps whose code failed there. */
export function routesOf(events: readonly DocumentEvent[]): VitalsReport['routes'] {
  const routes: Record<string, Set<string>> = {};
  let shown = '';
  for (const event of events) {
    if (typeof event === 'string') {
      shown = event;
      if (shown) routes[shown] ??= new Set();
      continue;
    }
    const app = failedApp(event);
    if (app) routes[shown]?.add(app);
  }
  return Object.fromEntries(Object.entries(routes).map(([route, apps]) => [route, [...apps]]));
}

export function sendVitals(composition: string, events: readonly DocumentEvent[]): void {
  const vitals: VitalsReport['vitals'] = {};
  const keep = ({ name, value }: Metric) => {
    if (name !== 'FCP') vitals[name] = Math.round(value * 1_000) / 1_000;
  };
  for (const observe of [onCLS, onINP, onLCP, onTTFB]) observe(keep);
  // After the listeners of web-vitals, which are called first: they capture the event.
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const [page] = events;
    const routes = routesOf(events);
    if (Object.keys(routes).length === 0) return;
    const report = {
      composition,
      ...(typeof page === 'string' && page && { page }),
      routes,
      vitals,
    };
    sendReport('/vitals', report);
  };
  document.addEventListener('visibilitychange', send);
}
