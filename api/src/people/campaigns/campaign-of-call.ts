/** The campaign that a form belongs to, by the `call` in the form's path. */
import { campaignPhase, DEFAULT_LANGUAGE } from '@mall/contracts';
import { type LocalisedCampaign, snapshotOf } from '../../content/public.ts';
import { HttpError } from '../../http/errors.ts';
import type { FormRequest } from '../forms/form-definition.ts';

type Part = 'game' | 'promotion' | 'invitation';
type CampaignWith<P extends Part> = LocalisedCampaign & {
  [Name in P]-?: NonNullable<LocalisedCampaign[Name]>;
};

function isOpen(campaign: LocalisedCampaign, part: Part, now: Date): boolean {
  const time = part === 'invitation' ? campaign : campaign.entries;
  return campaignPhase(time, now.getTime()) === 'running';
}

function campaignsOf<P extends Part>(request: FormRequest, part: P): CampaignWith<P>[] {
  const { campaigns } = snapshotOf(request).view(DEFAULT_LANGUAGE, request.now());
  return campaigns.all.filter(
    (campaign): campaign is CampaignWith<P> =>
      campaign.call === request.param && campaign[part] !== undefined,
  );
}

/** The campaign that accepts entries for the part. @throws {HttpError} 422 without one. */
export function openCampaign<P extends Part>(request: FormRequest, part: P): CampaignWith<P> {
  const open = campaignsOf(request, part).find((one) => isOpen(one, part, request.now()));
  if (!open) throw new HttpError(422, 'campaign:closed');
  return open;
}

/** @throws {HttpError} 422 where no campaign has the part, whenever it runs. */
export const rejectUnknownCampaign =
  (part: Part) =>
  (request: FormRequest): void => {
    if (campaignsOf(request, part).length === 0) throw new HttpError(422, 'campaign:closed');
  };

/** In capitals, without spaces, hyphens and NUL, which PostgreSQL does not store. */
export const plainCode = (typed: string) => typed.toUpperCase().replace(/[\s\p{Cc}-]/gu, '');
