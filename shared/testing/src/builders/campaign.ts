import { campaignSchema } from '@mall/contracts';
import { builder } from './builder.ts';

/** Runs for the whole of Advent 2026, with nothing to play and nothing to upload. */
export const aCampaign = builder(campaignSchema, (number) => ({
  id: `campaign-${number}`,
  title: `Campaign ${number}`,
  from: '2026-11-20T10:00:00+01:00',
  until: '2026-12-25T00:00:00+01:00',
}));
