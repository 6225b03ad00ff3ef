/** Code that our Node processes share. */
export { actorOf } from './actor.ts';
export { type BackOffLimits, backOffMs } from './back-off.ts';
export { escapeHtml, htmlPage, styledPagePolicy } from './html-page.ts';
export { isNotModified } from './is-not-modified.ts';
export { listenErrorMessage } from './listen-error.ts';
export { API_METRICS, type DeclaredMetric, GATEWAY_METRICS } from './metric-list.ts';
export { addRateLimit, clientOf, type RateLimitStore, TRUSTED_PROXIES } from './rate-limit.ts';
export { repeat } from './repeat.ts';
export { isSecret } from './secret.ts';
export { readOrCreateSecret, SecretFileError } from './secret-file.ts';
export { closeOnSignal, Drain } from './shutdown.ts';
export { SingleFlight } from './single-flight.ts';
