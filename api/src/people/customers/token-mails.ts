/** The mails with which a customer chooses a new password or deletes what is kept. */
import type { Language } from '@mall/contracts';
import type { Mail } from '../mail/mail.ts';
import { fillTemplate, type MailTexts } from '../mail/mail-template.ts';

type ByLanguage = Record<Language, (brand: string) => MailTexts>;

export interface TokenMail {
  to: string;
  language: Language;
  brand: string;
  /** What the button leads to. */
  url: string;
}

const NEW_PASSWORD: ByLanguage = {
  hu: (brand) => ({
    subject: `${brand}: új jelszó beállítása`,
    message: `Új jelszót kértek a ${brand} fiókodhoz. Az alábbi hivatkozással egy órán belül beállíthatod.`,
    action: 'Új jelszó beállítása',
    footnote: 'Ha nem te kérted, nincs teendőd: a jelszavad nem változik.',
  }),
  en: (brand) => ({
    subject: `${brand}: choose a new password`,
    message: `A new password was requested for your ${brand} account. You can choose it with the link below within one hour.`,
    action: 'Choose a new password',
    footnote: 'If it was not you, there is nothing to do: your password stays as it is.',
  }),
};

const PASSWORD_CHANGED: ByLanguage = {
  hu: (brand) => ({
    subject: `${brand}: megváltozott a jelszavad`,
    message: `A ${brand} fiókodhoz új jelszót állítottak be.`,
    action: 'A kártyád oldala',
    footnote: 'Ha nem te voltál, kérj azonnal új jelszót az e-mail-címeddel.',
  }),
  en: (brand) => ({
    subject: `${brand}: your password was changed`,
    message: `A new password was chosen for your ${brand} account.`,
    action: 'The page of your card',
    footnote: 'If it was not you, request a new password with your email address at once.',
  }),
};

const DELETION: ByLanguage = {
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

const mailWith =
  (texts: ByLanguage) =>
  ({ to, language, brand, url }: TokenMail): Mail => {
    const mail = fillTemplate({ ...texts[language](brand), language, brand, url });
    return { to, ...mail, headers: {} };
  };

/** The mail whose link leads to the page for a new password. */
export const newPasswordMail = mailWith(NEW_PASSWORD);

/** The mail after a password was changed. */
export const passwordChangedMail = mailWith(PASSWORD_CHANGED);

/** The mail whose link leads to the button that deletes what is kept of the address. */
export const deletionMail = mailWith(DELETION);
