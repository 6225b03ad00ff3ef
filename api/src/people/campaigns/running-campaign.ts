/** The campaign that a call belongs to, while it runs or takes entries. */
import { type CampaignTime, campaignPhase, DEFAULT_LANGUAGE } from '@mall/contracts';
import type { LocalisedCampaign } from '../../content/public.ts';
import { snapshotOf } from '../../content/public.ts';
import type { FormContext } from '../forms/form-context.ts';

const CLOSED = 'campaign:closed';

type Found =
  | { campaign: LocalisedCampaign; codes: readonly [] }
  | { codes: readonly [typeof CLOSED] };

type Context = Pick<FormContext, 'content' | 'now'>;
type Fits = (campaign: LocalisedCampaign) => boolean;

/** The campaign that fits, or the code that says that none runs. */
export const runningCampaign = (context: Context, fits: Fits): Found =>
  findCampaign(context, fits, (campaign) => campaign);

/** The campaign that fits and takes entries, or the code that says that none does. */
export const campaignForEntries = (context: Context, fits: Fits): Found =>
  findCampaign(context, fits, ({ entries }) => entries);

function findCampaign(
  context: Context,
  fits: Fits,
  timeOf: (campaign: LocalisedCampaign) => CampaignTime,
): Found {
  const now = context.now();
  const { campaigns } = snapshotOf(context).view(DEFAULT_LANGUAGE, now);
  const campaign = campaigns.all.find(
    (one) => fits(one) && campaignPhase(timeOf(one), now.getTime()) === 'running',
  );
  return campaign ? { campaign, codes: [] } : { codes: [CLOSED] };
}

/**
 * A code as the content writes it: in capitals, without spaces and hyphens. PostgreSQL takes no text with
 * the character NUL.
 */
export const plainCode = (typed: string) => typed.toUpperCase().replace(/[\s\p{Cc}-]/gu, '');
