/** Loads error reporting when the page is idle; until then unhandled errors wait at the door. */
import { passError, reportError } from '../../site/report-error.ts';
import type { SentrySettings } from './sentry.ts';

/** At the latest then, in milliseconds. */
const IDLE_TIMEOUT = 5_000;

/** Until `signal` ends: Sentry has handlers of its own. */
function keepUnhandled(signal: AbortSignal): void {
  const pass = (error: unknown, unhandledRejection: boolean) =>
    passError({ error, context: { app: 'shell', part: 'unhandled' }, unhandledRejection });
  window.addEventListener('error', (event) => pass(event.error ?? event.message, false), {
    signal,
  });
  window.addEventListener('unhandledrejection', ({ reason }) => pass(reason, true), { signal });
}

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
  else setTimeout(work, IDLE_TIMEOUT);
}

export function startErrorReporting(settings: SentrySettings): void {
  const controller = new AbortController();
  keepUnhandled(controller.signal);
  whenIdle(() => {
    import(/* webpackChunkName: "sentry" */ './sentry.ts').then(
      ({ startSentry }) => {
        controller.abort();
        startSentry(settings);
      },
      (error: unknown) => reportError(error, { app: 'shell', part: 'error reporting' }),
    );
  });
}
