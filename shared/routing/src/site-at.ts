/** The site record at a moment: without what belongs to campaigns that have not begun, or are over. */
import type { SiteRecord } from '@mall/contracts';
import {
  type CampaignPhase,
  type CampaignTime,
  campaignPhase,
  nextCampaignChange,
} from '@mall/contracts/campaign-phase';

interface Moment {
  campaigns: readonly (CampaignTime & { id: string })[];
  /** Milliseconds since 1970. */
  now: number;
  /** Shows campaigns that have not begun as if they ran. */
  preview?: boolean;
}

export function hasCampaigns({ apps }: Pick<SiteRecord, 'apps'>): boolean {
  return apps.some(({ routes, slots, navigation }) =>
    [...routes, ...slots, ...navigation].some(({ campaign }) => campaign !== undefined),
  );
}

/**
 * Routes of campaigns that have not begun are left out, so that their paths are unknown; those of
 * campaigns that are over stay, and `endedCampaigns` names them. Menu entries and slots are there
 * while their campaign runs. A campaign that is not in the content counts as not begun.
 */
export function siteAt(site: SiteRecord, { campaigns, now, preview = false }: Moment): SiteRecord {
  const phases = new Map(campaigns.map((one) => [one.id, campaignPhase(one, now)]));
  const phaseOf = (campaign: string | undefined): CampaignPhase => {
    if (campaign === undefined) return 'running';
    const phase = phases.get(campaign) ?? 'before';
    return preview && phase === 'before' ? 'running' : phase;
  };
  const ofRoute = new Map(
    site.apps.flatMap(({ routes }) => routes.map(({ id, campaign }) => [id, campaign] as const)),
  );
  /** A preview shows pages of campaigns that the content will have, but their slots only with their dates. */
  const isKnown = (campaign: string | undefined) => campaign === undefined || phases.has(campaign);
  const runs = (campaign: string | undefined) => phaseOf(campaign) === 'running';
  return {
    ...site,
    endedCampaigns: [...phases].flatMap(([id, phase]) => (phase === 'over' ? [id] : [])),
    changesAt: nextCampaignChange(campaigns, now),
    apps: site.apps.map((app) => ({
      ...app,
      routes: app.routes.filter(({ campaign }) => phaseOf(campaign) !== 'before'),
      slots: app.slots.filter(({ campaign }) => isKnown(campaign) && runs(campaign)),
      navigation: app.navigation.filter(
        ({ campaign, route }) => runs(campaign) && runs(ofRoute.get(route)),
      ),
    })),
  };
}

export function isEnded(
  { endedCampaigns = [] }: Pick<SiteRecord, 'endedCampaigns'>,
  { campaign }: { campaign?: string | undefined },
): boolean {
  return campaign !== undefined && endedCampaigns.includes(campaign);
}
