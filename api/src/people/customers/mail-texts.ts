/** The mails to customers. */
import type { MailTexts } from '../mail/write-mail.ts';

/** Its link leads to the page for a new password. */
export const NEW_PASSWORD: MailTexts = {
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

export const PASSWORD_CHANGED: MailTexts = {
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

export const LOYALTY_CARD: MailTexts = {
  hu: (brand) => ({
    subject: `${brand}: elkészült a hűségkártyád`,
    message: `Ezzel az e-mail-címmel regisztráltak a ${brand} hűségkártyájára. A kártyát az alkalmazásban találod: jelentkezz be ezzel a címmel és a megadott jelszóval.`,
    action: 'A kártya előnyei',
    footnote: 'Ha nem te regisztráltál, itt töröltetheted a fiókot és minden adatát.',
    footnoteLink: 'Fiók törlése',
  }),
  en: (brand) => ({
    subject: `${brand}: your loyalty card is ready`,
    message: `This email address was registered for the loyalty card of ${brand}. You find the card in the app: sign in with this address and the password you have chosen.`,
    action: 'What the card offers',
    footnote: 'If it was not you, you can have the account and all its data deleted here.',
    footnoteLink: 'Delete account',
  }),
};

/** @param info the mall's own address. */
export const familyCard = (info: string): MailTexts => ({
  hu: (brand) => ({
    subject: `${brand}: megkaptuk a családikártya-igénylésedet`,
    message: `Ezzel az e-mail-címmel családi kártyát igényeltek a ${brand} bevásárlóközpontban. Amint elkészült a kártya, e-mailben értesítünk.`,
    action: 'A kártya előnyei',
    footnote: `Ha nem te igényelted, írj az ${info} címre, és töröljük az adatokat.`,
  }),
  en: (brand) => ({
    subject: `${brand}: we have received your family card request`,
    message: `A family card of ${brand} was requested with this email address. We will let you know by email as soon as the card is ready.`,
    action: 'What the card offers',
    footnote: `If it was not you, write to ${info} and we delete the data.`,
  }),
});
