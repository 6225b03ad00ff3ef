import type { ShopFilter } from '@mall/shop-filter';

const MINUTE_MS = 60_000;

/** Until when a page holds that shows what is open now: the end of this minute. For a loader's result. */
export function validUntil({ open }: ShopFilter, now: number): { validUntil?: number } {
  return open === 'now' ? { validUntil: now - (now % MINUTE_MS) + MINUTE_MS } : {};
}
