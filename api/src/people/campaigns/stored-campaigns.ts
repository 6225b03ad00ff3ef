/** The campaigns of the stored content, as the commands of staff need them. */
import { z } from 'zod';
import { ContentError } from '../../base/content-issue.ts';
import type { Database } from '../../database/open-database.ts';

const storedSchema = z.object({
  id: z.string(),
  promotion: z.object({ codes: z.array(z.string()).default([]) }).optional(),
});

/** A campaign that takes receipts. */
export interface PromotionCampaign {
  id: string;
  codes: readonly string[];
}

async function readCampaigns(db: Database): Promise<z.output<typeof storedSchema>[]> {
  const rows = await db
    .selectFrom('content_items')
    .select('body')
    .where('kind', '=', 'campaign')
    .orderBy('position')
    .execute();
  return rows.map(({ body }) => storedSchema.parse(JSON.parse(body)));
}

/** The campaigns that take receipts. */
export async function promotionCampaigns(db: Database): Promise<PromotionCampaign[]> {
  return (await readCampaigns(db)).flatMap(({ id, promotion }) =>
    promotion ? [{ id, codes: promotion.codes }] : [],
  );
}

/** @throws {ContentError} when no campaign of this id takes receipts; the message lists those that do. */
export async function promotionCampaign(db: Database, id: string): Promise<PromotionCampaign> {
  const campaigns = await promotionCampaigns(db);
  const found = campaigns.find((one) => one.id === id);
  if (found) return found;
  throw new ContentError([noPromotion(id, campaigns)]);
}

/** @throws {ContentError} when the content has no campaign of this id; the message lists those it has. */
export async function requireCampaign(db: Database, id: string): Promise<void> {
  const campaigns = await readCampaigns(db);
  if (campaigns.some((one) => one.id === id)) return;
  throw new ContentError([notOneOf(id, 'is no campaign of the content; there are', campaigns)]);
}

/** What is wrong with an `id` that none of `campaigns` has. */
export const noPromotion = (id: string, campaigns: readonly PromotionCampaign[]) =>
  notOneOf(id, 'takes no receipts; those that do', campaigns);

const notOneOf = (id: string, problem: string, campaigns: readonly { id: string }[]) =>
  `campaign: "${id}" ${problem}: ${campaigns.map((one) => one.id).join(', ') || 'none'}`;
