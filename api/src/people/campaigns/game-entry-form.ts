/** The word of a search game: it enters a visitor into the draw, once for each address. */
import { insertOnce } from '../../database/open-database.ts';
import { HttpError } from '../../http/errors.ts';
import { personRow } from '../../vault/cipher.ts';
import { defineForm } from '../forms/define-form.ts';
import type { FormRequest } from '../forms/form-definition.ts';
import { openCampaign, plainCode, rejectUnknownCampaign } from './campaign-of-call.ts';

const DUPLICATE = 'email:duplicate';

export const gameEntryForm = defineForm({
  name: 'gameEntry',
  precheck: rejectUnknownCampaign('game'),
  check: async ({ email, code, accept_terms }, request) => {
    const { id, game } = openCampaign(request, 'game');
    if (code !== undefined && plainCode(code) !== game.solution) return ['code:invalid'];
    // Only a visitor who would otherwise take part learns that the address is known.
    const isAsked = email && code && accept_terms;
    return isAsked && (await hasEntry(request, id, email)) ? [DUPLICATE] : [];
  },
  store: ({ name, email }, request) => {
    const { id: campaign } = openCampaign(request, 'game');
    const { cipher, language, now } = request;
    const entry = {
      ...personRow(cipher, email, { name, email }),
      ...{ language, campaign },
      entered_at: now().toISOString(),
    };
    return async (db) => {
      // Entered by another request since the check.
      if (!(await insertOnce(db, 'game_entries', entry))) throw new HttpError(422, DUPLICATE);
      return { status: 'registered' };
    };
  },
});

async function hasEntry(
  { db, cipher }: FormRequest,
  campaign: string,
  email: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('game_entries')
    .select('id')
    .where('campaign', '=', campaign)
    .where('email_hash', '=', cipher.blindIndex('email', email))
    .executeTakeFirst();
  return row !== undefined;
}
