/** The word of the advent game: it enters a visitor into the draw, once for each address. */
import { HttpError } from '../../http/errors.ts';
import { personRow } from '../../vault/person-row.ts';
import { defineForm } from '../forms/define-form.ts';
import type { FormRequest } from '../forms/form-definition.ts';
import { campaignForEntries, plainCode } from './running-campaign.ts';

const DUPLICATE = 'email:duplicate';
/** The specification's path of this call names it. */
const ADVENT = 'advent';

const adventGame = (request: FormRequest) =>
  campaignForEntries(request, ({ call, game }) => call === ADVENT && game !== undefined);

export const solutionForm = defineForm({
  name: 'gameEntry',
  check: async ({ email, code, accept_terms }, request) => {
    const found = adventGame(request);
    if (!('campaign' in found)) return found.codes;
    const { campaign } = found;
    const isWrong = code !== undefined && plainCode(code) !== campaign.game?.solution;
    if (isWrong) return ['code:invalid'];
    // Only who would take part otherwise learns that the address is known.
    const isAsked = email && code && accept_terms;
    return isAsked && (await hasEntry(request, campaign.id, email)) ? [DUPLICATE] : [];
  },
  store: ({ name, email }, request) => {
    const found = adventGame(request);
    if (!('campaign' in found)) throw new HttpError(422, ...found.codes);
    const { cipher, language, now } = request;
    const entry = {
      ...personRow(cipher, email, { name, email }),
      ...{ language, campaign: found.campaign.id },
      entered_at: now().toISOString(),
    };
    return async (db) => {
      const row = await db
        .insertInto('game_entries')
        .values(entry)
        .onConflict((conflict) => conflict.columns(['campaign', 'email_hash']).doNothing())
        .returning('id')
        .executeTakeFirst();
      // Entered by another request since the check.
      if (!row) throw new HttpError(422, DUPLICATE);
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
