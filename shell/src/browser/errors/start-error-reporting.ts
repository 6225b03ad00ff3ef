import { captureError, reportError } from '../../site/report-error.ts';
import { whenIdle } from '../when-idle.ts';
import type { SentrySettings } from './sentry.ts';

function captureUnhandled(signal: AbortSignal): void {
  const capture = (error: unknown, unhandledRejection: boolean) =>
    captureError({ error, context: { app: 'shell', part: 'unhandled' }, unhandledRejection });
  window.addEventListener('error', (event) => capture(event.error ?? event.message, false), {
    signal,
  });
  window.addEventListener('unhandledrejection', ({ reason }) => capture(reason, true), { signal });
}

export function startErrorReporting(settings: SentrySettings): void {
  const controller = new AbortController();
  captureUnhandled(controller.signal);
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
