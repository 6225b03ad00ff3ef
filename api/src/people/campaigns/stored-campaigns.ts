/** The campaigns of the stored content, as the commands of staff need them. */
import { ContentError } from '../../base/content-issue.ts';
import { readBody } from '../../content/public.ts';
import type { Database } from '../../database/open-database.ts';

type PromotionCodes = ReadonlyMap<string, ReadonlySet<string>>;

export async function readPromotions(db: Database): Promise<PromotionCodes> {
  const { campaigns = [] } = await readBody(db);
  return new Map(
    campaigns.flatMap(({ id, promotion }) =>
      promotion ? [[id, new Set(promotion.codes)] as const] : [],
    ),
  );
}

/** @throws {ContentError} when the content has no campaign of this id; the message lists those it has. */
export async function requireCampaign(db: Database, id: string): Promise<void> {
  const { campaigns = [] } = await readBody(db);
  const ids = campaigns.map((campaign) => campaign.id);
  if (ids.includes(id)) return;
  throw new ContentError([notOneOf(id, 'is no campaign of the content; there are', ids)]);
}

export const noPromotion = (id: string, promotions: PromotionCodes) =>
  notOneOf(id, 'takes no receipts; those that do', [...promotions.keys()]);

const notOneOf = (id: string, problem: string, ids: readonly string[]) =>
  `campaign: "${id}" ${problem}: ${ids.join(', ') || 'none'}`;
