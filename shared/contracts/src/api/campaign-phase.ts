/** Where a campaign is in its time: the one function that decides it. Free of zod. */

/** Moments with an offset, such as `2026-12-06T18:00:00+01:00`. It runs from the first until just before the second. */
export interface CampaignTime {
  from: string;
  until: string;
}

export type CampaignPhase = 'before' | 'running' | 'over';

/** @param now milliseconds since 1970. */
export function campaignPhase({ from, until }: CampaignTime, now: number): CampaignPhase {
  if (now < Date.parse(from)) return 'before';
  return now < Date.parse(until) ? 'running' : 'over';
}

/** When the next of `campaigns` begins or ends, in milliseconds since 1970; undefined when none does any more. */
export function nextCampaignChange(
  campaigns: readonly CampaignTime[],
  now: number,
): number | undefined {
  const changes = campaigns
    .flatMap(({ from, until }) => [Date.parse(from), Date.parse(until)])
    .filter((change) => change > now);
  return changes.length > 0 ? Math.min(...changes) : undefined;
}
