/** The one door for analytics events (requirement 4.11): into `window.dataLayer`, and only with consent. */
import { consent } from '../storage/consent.ts';

export type AnalyticsEvent =
  | { event: 'Lead'; category: 'Subscribe'; label: 'Newsletter' }
  | { event: 'Lead'; category: 'BookTime' | 'BookMovie'; label: 'Movie' }
  | { event: 'Lead'; category: 'Get Direction'; label: 'Contact' }
  /** A search is the view of a page with its words as the query. */
  | { event: 'PageView'; path: string };

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

let allowed = true;

/** The shell's switch: pages whose URL contains a token record nothing. */
export function allowTracking(allow: boolean): void {
  allowed = allow;
}

/** Records an event; without the visitor's consent nothing is kept. */
export function track(event: AnalyticsEvent): void {
  if (!allowed || consent.get() !== 'granted') return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
