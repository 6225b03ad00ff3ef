/** A page's expiry: a list of what is open now expires within a minute. */
import type { SiteRecord } from '@mall/contracts';
import type { PageState } from '../site/page-state.ts';

/** The expiry from the page's loader, or the next beginning or end of a campaign, whichever is first. */
export function validUntil(
  state: PageState,
  { changesAt }: Pick<SiteRecord, 'changesAt'>,
): number | undefined {
  const ends = [ofLoader(state), changesAt].filter((end) => end !== undefined);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** `validUntil` of the loader's data, if any. */
function ofLoader(state: PageState): number | undefined {
  const data: unknown = state.kind === 'page' ? state.data : undefined;
  if (typeof data !== 'object' || data === null || !('validUntil' in data)) return undefined;
  return typeof data.validUntil === 'number' ? data.validUntil : undefined;
}
