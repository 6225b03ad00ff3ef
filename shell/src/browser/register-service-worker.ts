/** Registers the service worker, which keeps a few pages for a visitor without a network (requirement 3.6). */
import { reportError } from '../site/report-error.ts';
import { savesData } from './prefetch/saves-data.ts';
import { afterLoad, whenIdle } from './when-idle.ts';

/** Replaced by webpack when the script is built. */
declare const process: { env: { NODE_ENV: string } };

const URL = '/service-worker.js';
/** What the page itself still loads comes first. */
const DELAY_MS = 3_000;

function register(): void {
  navigator.serviceWorker
    .register(URL, { updateViaCache: 'none' })
    .catch((error: unknown) => reportError(error, { app: 'shell', part: 'service worker' }));
}

export function registerServiceWorker(): void {
  // Missing on an origin without encryption.
  if (!('serviceWorker' in navigator) || savesData()) return;
  if (process.env.NODE_ENV === 'development') return;
  afterLoad(() => setTimeout(() => whenIdle(register), DELAY_MS));
}
