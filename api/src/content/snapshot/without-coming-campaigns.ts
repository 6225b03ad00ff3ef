/** A view as visitors get it: campaigns that have not begun are left out, with the pages of their texts. */
import { campaignPhase } from '@mall/contracts';
import type { ContentView } from './content-view.ts';

/** The view at `now`; the page of a campaign has its id. */
export function withoutComingCampaigns(view: ContentView, now: Date): ContentView {
  const { campaigns, pages, search } = view;
  const coming = new Set(
    campaigns.all
      .filter((campaign) => campaignPhase(campaign, now.getTime()) === 'before')
      .map(({ id }) => id),
  );
  if (coming.size === 0) return view;
  return {
    ...view,
    pages: new Map([...pages].filter(([id]) => !coming.has(id))),
    campaigns: {
      ...campaigns,
      detail: (id, moment) => (coming.has(id) ? undefined : campaigns.detail(id, moment)),
    },
    search: (query) => search(query, coming),
  };
}
