/** Until when a page holds, which its loader knows: a list of what is open now holds for a minute. */
import type { SiteRecord } from '@mall/contracts';
import type { PageState } from '../site/page-state.ts';

/** Until when a page holds: as its loader says, and at most until a campaign begins or ends. */
export function validUntil(
  state: PageState,
  { changesAt }: Pick<SiteRecord, 'changesAt'>,
): number | undefined {
  const ends = [ofLoader(state), changesAt].filter((end) => end !== undefined);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** `validUntil` of the data that the page's loader returned; undefined for a page that says nothing of it. */
function ofLoader(state: PageState): number | undefined {
  const data: unknown = state.kind === 'page' ? state.data : undefined;
  if (typeof data !== 'object' || data === null || !('validUntil' in data)) return undefined;
  return typeof data.validUntil === 'number' ? data.validUntil : undefined;
}
