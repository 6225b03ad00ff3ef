/** The campaigns of the stored content, as the commands of staff need them. */
import { z } from 'zod';
import { ContentError } from '../../base/content-issue.ts';
import type { Database } from '../../database/open-database.ts';

const campaignSchema = z.object({
  id: z.string(),
  promotion: z.object({ codes: z.array(z.string()).default([]) }).optional(),
});
const storedSchema = z.object({ campaigns: z.array(campaignSchema).default([]) });

async function readCampaigns(db: Database): Promise<z.output<typeof campaignSchema>[]> {
  const state = await db.selectFrom('content_state').select('body').executeTakeFirstOrThrow();
  return storedSchema.parse(JSON.parse(state.body)).campaigns;
}

type PromotionCodes = ReadonlyMap<string, ReadonlySet<string>>;

export async function readPromotions(db: Database): Promise<PromotionCodes> {
  const campaigns = await readCampaigns(db);
  return new Map(
    campaigns.flatMap(({ id, promotion }) =>
      promotion ? [[id, new Set(promotion.codes)] as const] : [],
    ),
  );
}

/** @throws {ContentError} when the content has no campaign of this id; the message lists those it has. */
export async function requireCampaign(db: Database, id: string): Promise<void> {
  const ids = (await readCampaigns(db)).map((campaign) => campaign.id);
  if (ids.includes(id)) return;
  throw new ContentError([notOneOf(id, 'is no campaign of the content; there are', ids)]);
}

export const noPromotion = (id: string, promotions: PromotionCodes) =>
  notOneOf(id, 'takes no receipts; those that do', [...promotions.keys()]);

const notOneOf = (id: string, problem: string, ids: readonly string[]) =>
  `campaign: "${id}" ${problem}: ${ids.join(', ') || 'none'}`;
