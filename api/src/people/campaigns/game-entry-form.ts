/** The word of a search game: it enters a visitor into the draw, once for each address. */
import { hasRow, insertOnce } from '../../database/open-database.ts';
import { HttpError } from '../../http/errors.ts';
import { personRow } from '../../vault/cipher.ts';
import { defineForm } from '../forms/define-form.ts';
import { openCampaign, plainCode, rejectUnknownCampaign } from './campaign-of-call.ts';

const DUPLICATE = 'email:duplicate';

export const gameEntryForm = defineForm({
  name: 'gameEntry',
  precheck: rejectUnknownCampaign('game'),
  check: async ({ name, email, code, accept_terms }, request) => {
    const { id: campaign, game } = openCampaign(request, 'game');
    if (code !== undefined && plainCode(code) !== game.solution) return ['code:invalid'];
    // Only a visitor who would otherwise take part learns that the address is known.
    if (!name || !email || !code || !accept_terms) return [];
    const email_hash = request.cipher.blindIndex('email', email);
    return (await hasRow(request.db, 'game_entries', { campaign, email_hash })) ? [DUPLICATE] : [];
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
