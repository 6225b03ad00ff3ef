/** The answer to an invitation: known by its code, replaced by a newer one. */

import { HttpError } from '../../http/errors.ts';
import { defineForm } from '../forms/define-form.ts';
import type { FormRequest } from '../forms/form-definition.ts';
import { plainCode, runningCampaign } from './running-campaign.ts';

const invitation = (request: FormRequest) =>
  runningCampaign(request, (campaign) => campaign.invitation !== undefined);

export const guestAnswerForm = defineForm({
  name: 'guestReply',
  check: async ({ code }, request) => {
    const found = invitation(request);
    if (!('campaign' in found)) return found.codes;
    const codes = found.campaign.invitation?.codes ?? [];
    return code === undefined || codes.includes(plainCode(code)) ? [] : ['code:invalid'];
  },
  store: ({ code, answer }, request) => {
    const found = invitation(request);
    if (!('campaign' in found)) throw new HttpError(422, ...found.codes);
    const changed = { answer, answered_at: request.now().toISOString() };
    const row = { campaign: found.campaign.id, code: plainCode(code), ...changed };
    return async (db) => {
      await db
        .insertInto('invitation_answers')
        .values(row)
        .onConflict((conflict) => conflict.columns(['campaign', 'code']).doUpdateSet(changed))
        .execute();
      return { answer };
    };
  },
});
