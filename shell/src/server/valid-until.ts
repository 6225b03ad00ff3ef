/** Until when a page holds, which its loader knows: a list of what is open now holds for a minute. */
import type { PageState } from '../site/page-state.ts';

/** `validUntil` of the data that the page's loader returned; undefined for a page that says nothing of it. */
export function validUntil(state: PageState): number | undefined {
  const data: unknown = state.kind === 'page' ? state.data : undefined;
  if (typeof data !== 'object' || data === null || !('validUntil' in data)) return undefined;
  return typeof data.validUntil === 'number' ? data.validUntil : undefined;
}
