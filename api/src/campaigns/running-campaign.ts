/** The campaign that a call belongs to, while it runs. */
import { campaignPhase, DEFAULT_LANGUAGE } from '@mall/contracts';
import type { FormContext } from '../forms/form-context.ts';
import { snapshotOf } from '../server/api-scope.ts';
import type { LocalisedCampaign } from '../snapshot/localise/campaigns.ts';

const CLOSED = 'campaign:closed';

type Found =
  | { campaign: LocalisedCampaign; codes: readonly [] }
  | { codes: readonly [typeof CLOSED] };

/** The campaign that fits, or the code that says that none runs. */
export function runningCampaign(
  context: Pick<FormContext, 'content' | 'now'>,
  fits: (campaign: LocalisedCampaign) => boolean,
): Found {
  const now = context.now();
  const { campaigns } = snapshotOf(context).view(DEFAULT_LANGUAGE, now);
  const campaign = campaigns.all.find(
    (one) => fits(one) && campaignPhase(one, now.getTime()) === 'running',
  );
  return campaign ? { campaign, codes: [] } : { codes: [CLOSED] };
}

/** A code as the content writes it: in capitals, without spaces and hyphens. */
export const plainCode = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, '');
