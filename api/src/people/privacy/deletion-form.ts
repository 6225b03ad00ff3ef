/** The form that asks for the mail by which everything that is kept of an address is deleted. */
import { defineForm } from '../forms/define-form.ts';
import { putLinkMail } from '../mail/link-mail.ts';
import { type MailTexts, writeMail } from '../mail/write-mail.ts';
import { CONFIRM_DELETION } from './deletion-link.ts';

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
