/** The calls behind the link of a deletion's mail: `GET` shows a page with a button, `POST` deletes. */
import type { Language } from '@mall/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { audit } from '../../vault/audit.ts';
import {
  emailHashOf,
  type FoundToken,
  findToken,
  takeToken,
} from '../customers/customer-tokens.ts';
import { CONFIRM_DELETION, deletionPath } from '../customers/paths.ts';
import { sendButtonPage } from '../forms/button-page.ts';
import type { FormContext } from '../forms/form-context.ts';
import { addLinkCalls, tokenOf } from '../forms/link-calls.ts';
import { reachDatabase } from '../forms/reach-database.ts';
import { redirectTo, returnToPage } from '../forms/return-to-page.ts';
import { erasePerson } from './erase-person.ts';

/** What the home page takes for a deletion that has succeeded (requirement 6.5). */
const DELETED = '/?deleted=1';

const TEXTS: Record<Language, { heading: string; text: string; button: string }> = {
  hu: {
    heading: 'Biztosan törlöd az adataidat?',
    text: 'Véglegesen töröljük, amit az e-mail-címedhez őrzünk: a fiókodat, a hűségkártyádat, a családi kártyádat, a hírlevél-feliratkozásodat és a játékainkra beküldött jelentkezéseidet.',
    button: 'Adataim törlése',
  },
  en: {
    heading: 'Do you really want to delete your data?',
    text: 'We delete what we keep for your email address for good: your account, your loyalty card, your family card, your newsletter subscription and your entries in our games.',
    button: 'Delete my data',
  },
};

/** Adds the calls. */
export function addDeletionLink(api: FastifyInstance, context: FormContext): void {
  const { db, now, brand } = context;
  const find = (token: string) => findToken(db, { purpose: 'deletion', token }, now());
  addLinkCalls(api, {
    url: CONFIRM_DELETION,
    operationId: 'accountDeletionConfirm',
    onError: (_error, _request, reply) => showOutcome(reply, context, 'unavailable'),
    show: async (request, reply) => {
      const found = await reachDatabase(request, () => find(tokenOf(request)));
      if (found.state !== 'valid') return answerTo(reply, context, found);
      const language = found.language ?? 'hu';
      return sendButtonPage(reply, { ...TEXTS[language], language, brand });
    },
    change: async (request, reply) => {
      const token = tokenOf(request);
      const found = await reachDatabase(request, async () => {
        await confirmDeletion(context, token);
        return find(token);
      });
      return answerTo(reply, context, found);
    },
  });
}

/** Deletes all that is kept of the person whom `token` was sent to; a token that is not valid changes nothing. */
function confirmDeletion({ db, now }: FormContext, token: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const holder = await takeToken(transaction, { purpose: 'deletion', token }, now());
    const email_hash = holder && (await emailHashOf(transaction, holder));
    if (!email_hash) return;
    await erasePerson(transaction, email_hash);
    await audit(transaction, { actor: 'visitor', action: 'accountDeletion confirmed' }, now());
  });
}

/** A token that was used has deleted what it was for. */
function answerTo(reply: FastifyReply, context: FormContext, { state, language }: FoundToken) {
  if (state === 'used') return redirectTo(reply, DELETED, language);
  return showOutcome(reply, context, 'expired', language);
}

function showOutcome(
  reply: FastifyReply,
  context: FormContext,
  outcome: 'expired' | 'unavailable',
  language?: Language,
): FastifyReply {
  const page = deletionPath(context);
  return returnToPage(reply, { form: 'accountDeletion', outcome, page, language });
}
