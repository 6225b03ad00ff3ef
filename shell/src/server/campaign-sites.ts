import type { Campaigns, RenderRequest, SiteFile, SiteRecord } from '@mall/contracts';
import { campaignPhase } from '@mall/contracts/campaign-phase';
import { hasCampaigns, type RouteTable, routeTable, siteAt } from '@mall/routing';
import { LRUCache } from 'lru-cache';
import { siteFile } from './browser-site.ts';
import type { TimeLimit } from './time-limit.ts';

export interface RenderedSite {
  site: SiteRecord;
  table: RouteTable;
  file: SiteFile;
}

/** Sites that differ by what runs; renders of one moment need one, or two with a preview. */
const MAX_SITES = 8;

function renderedSite(site: SiteRecord): RenderedSite {
  return { site, table: routeTable(site.apps), file: siteFile(site) };
}

interface CampaignSource {
  load: (request: RenderRequest) => Promise<Campaigns>;
  /** The last response is used when this rejects. */
  limit: TimeLimit;
  now?: () => number;
}

/**
 * Returns the site for each render. While the API is unavailable its last response counts; before the
 * first one the paths of campaigns are known, and no menu links to them.
 */
export function campaignSites(
  whole: SiteRecord,
  { load, limit, now = Date.now }: CampaignSource,
): (request: RenderRequest) => Promise<RenderedSite> {
  if (!hasCampaigns(whole)) {
    const always = renderedSite(whole);
    return async () => always;
  }
  const sites = new LRUCache<string, RenderedSite>({ max: MAX_SITES });
  let known: Campaigns | undefined;

  return async (request) => {
    known = (await limit(() => load(request)).catch(() => undefined)) ?? known;
    const { site, key } = siteNow(whole, known, now(), request.preview ?? false);
    const made = sites.get(key) ?? renderedSite(site);
    sites.set(key, made);
    return made;
  };
}

function siteNow(
  whole: SiteRecord,
  known: Campaigns | undefined,
  now: number,
  preview: boolean,
): { site: SiteRecord; key: string } {
  const site = siteAt(whole, { campaigns: known ?? [], now, preview });
  if (!known) return { site: { ...site, apps: withRoutes(site, whole) }, key: 'unknown' };
  const phases = known.map((campaign) => [campaign.id, campaignPhase(campaign, now)]);
  return { site, key: JSON.stringify([preview, phases, site.changesAt]) };
}

/** The pages themselves then say that they are not available, which is no 404. */
function withRoutes({ apps }: SiteRecord, whole: SiteRecord): SiteRecord['apps'] {
  return apps.map((app) => {
    const { routes = app.routes } = whole.apps.find(({ name }) => name === app.name) ?? {};
    return { ...app, routes };
  });
}
