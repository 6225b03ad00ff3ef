/** The reply to an invitation: known by its code, replaced by a newer one. */
import { defineForm } from '../forms/define-form.ts';
import { openCampaign, plainCode, rejectUnknownCampaign } from './campaign-of-call.ts';

export const guestReplyForm = defineForm({
  name: 'guestReply',
  isGuess: true,
  isReplacing: true,
  precheck: rejectUnknownCampaign('invitation'),
  check: async ({ code }, request) => {
    const { codes } = openCampaign(request, 'invitation').invitation;
    return code === undefined || codes.includes(plainCode(code)) ? [] : ['code:invalid'];
  },
  store: ({ code, answer }, request) => {
    const { id: campaign } = openCampaign(request, 'invitation');
    const changed = { answer, answered_at: request.now().toISOString() };
    const row = { campaign, code: plainCode(code), ...changed };
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
