/** The deletion of what is kept of an address: its form, its mail, and the link of the mail. */
import { API_FORMS } from '@mall/contracts';
import { audit } from '../../vault/audit.ts';
import { deletionPath } from '../customers/paths.ts';
import { defineForm } from '../forms/define-form.ts';
import { addMailedLink } from '../links/mailed-link.ts';
import { findToken, putLinkMail, takeToken } from '../mail/link-tokens.ts';
import { type MailTexts, writeMail } from '../mail/write-mail.ts';
import { erasePerson } from './erase-person.ts';

const CONFIRM_DELETION = `${API_FORMS.accountDeletion.path}/confirm`;

export const addDeletionLink = addMailedLink<'deleted' | 'expired'>({
  path: CONFIRM_DELETION,
  operationId: 'accountDeletionConfirm',
  texts: {
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
  },
  find: async ({ db, now }, token) => {
    const { state, language } = await findToken(db, { purpose: 'deletion', token }, now());
    if (state === 'valid') return { language };
    // A token that was used has deleted what it was for.
    return { outcome: state === 'used' ? 'deleted' : 'expired', language };
  },
  change: ({ db, now }, token) =>
    db.transaction().execute(async (transaction) => {
      const email_hash = await takeToken(transaction, { purpose: 'deletion', token }, now());
      if (email_hash) {
        await erasePerson(transaction, email_hash, now());
        await audit(transaction, { actor: 'visitor', action: 'accountDeletion confirmed' }, now());
      }
      const { state } = await findToken(transaction, { purpose: 'deletion', token }, now());
      return state === 'used' ? 'deleted' : 'expired';
    }),
  // The home page takes `deleted=1` for a deletion that has succeeded.
  pageOf: (outcome, context) =>
    outcome === 'deleted' ? '/?deleted=1' : `${deletionPath(context)}?accountDeletion=${outcome}`,
});

const TEXTS: MailTexts = {
  hu: (brand) => ({
    subject: `${brand}: erősítsd meg az adataid törlését`,
    message: `Annak a törlését kérték, amit a ${brand} az e-mail-címedhez őriz. Az alábbi hivatkozással 24 órán belül megerősítheted: ami ebből megvan, a fiókod, a hűségkártyád, a családi kártyád, a hírlevél-feliratkozásod és a játékainkra beküldött jelentkezéseid, véglegesen törlődik.`,
    action: 'Adataim törlése',
    footnote: 'Ha nem te kérted, nincs teendőd: megerősítés nélkül nem törlünk semmit.',
  }),
  en: (brand) => ({
    subject: `${brand}: confirm the deletion of your data`,
    message: `The deletion of what ${brand} keeps for your email address was requested. You can confirm it with the link below within 24 hours: whatever there is of your account, your loyalty card, your family card, your newsletter subscription and your entries in our games is then deleted for good.`,
    action: 'Delete my data',
    footnote: 'If it was not you, there is nothing to do: nothing is deleted without confirmation.',
  }),
};

export const accountDeletionForm = defineForm({
  name: 'accountDeletion',
  store:
    ({ email }, request) =>
    async (db) => {
      const { cipher, language, publicOrigin, now } = request;
      const urlOf = (token: string) => `${publicOrigin}/api${CONFIRM_DELETION}?token=${token}`;
      const mail = (token: string) => writeMail(TEXTS, request, { to: email, url: urlOf(token) });
      await putLinkMail({ db, cipher }, { purpose: 'deletion', email, language, mail }, now());
      return { status: 'asked' };
    },
});
