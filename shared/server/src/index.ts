/** Code that our Node processes share. */
export { actorOf } from './actor.ts';
export { type BackOffLimits, backOffMs } from './back-off.ts';
export { closeOnSignal } from './close-on-signal.ts';
export { Drain } from './drain.ts';
export { escapeHtml } from './escape-html.ts';
export { isNotModified } from './is-not-modified.ts';
export { listenErrorMessage } from './listen-error.ts';
export { addRateLimit, clientOf } from './rate-limit.ts';
export { styledPagePolicy } from './styled-page-policy.ts';
export { TRUSTED_PROXIES } from './trusted-proxies.ts';
