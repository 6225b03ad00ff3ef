import { captureError, type ErrorReport, reportError } from '../../site/report-error.ts';
import { whenIdle } from '../when-idle.ts';
import type { SentrySettings } from './sentry.ts';

/** The part of a page that an error is in which nothing has caught. */
export const UNHANDLED = 'unhandled';

/** @param signal ends it. */
export function watchUnhandled(capture: (report: ErrorReport) => void, signal?: AbortSignal): void {
  const context = { app: 'shell', part: UNHANDLED };
  const options = signal && { signal };
  const onError = ({ error, message, filename }: ErrorEvent) =>
    capture({ error: error ?? `${message} ${filename}`, context, unhandledRejection: false });
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    capture({ error: reason, context, unhandledRejection: true });
  window.addEventListener('error', onError, options);
  window.addEventListener('unhandledrejection', onRejection, options);
}

export function startErrorReporting(settings: SentrySettings): void {
  const controller = new AbortController();
  watchUnhandled(captureError, controller.signal);
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
