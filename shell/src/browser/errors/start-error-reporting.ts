import { captureError, reportError, UNHANDLED } from '../../site/report-error.ts';
import { whenIdle } from '../when-idle.ts';
import type { SentrySettings } from './sentry.ts';

export function captureUnhandled(): void {
  const context = { app: 'shell', part: UNHANDLED };
  window.addEventListener('error', ({ error, message, filename }) =>
    captureError({ error: error ?? `${message} ${filename}`, context, unhandledRejection: false }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    captureError({ error: reason, context, unhandledRejection: true }),
  );
}

export function startErrorReporting(settings: SentrySettings): void {
  whenIdle(() => {
    import(/* webpackChunkName: "sentry" */ './sentry.ts').then(
      ({ startSentry }) => startSentry(settings),
      (error: unknown) => reportError(error, { app: 'shell', part: 'error reporting' }),
    );
  });
}
