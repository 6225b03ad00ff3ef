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

export const CONFIRM_ACCOUNT: MailTexts = {
  hu: (brand) => ({
    subject: `${brand}: már csak egy gombnyomás a hűségkártyád`,
    message: `Ezzel az e-mail-címmel kérték a ${brand} hűségkártyáját. Ha te voltál, erősítsd meg hét napon belül: utána az alkalmazásban találod a kártyát, ha belépsz ezzel a címmel és a megadott jelszóval.`,
    action: 'Kérem a hűségkártyát',
    footnote: 'Ha nem te voltál, nincs teendőd: megerősítés nélkül nem jön létre fiók.',
  }),
  en: (brand) => ({
    subject: `${brand}: one step to your loyalty card`,
    message: `The loyalty card of ${brand} was requested with this email address. If that was you, please confirm it within seven days: then you find the card in the app when you sign in with this address and the password you have chosen.`,
    action: 'Get the loyalty card',
    footnote:
      'If it was not you, there is nothing to do: without confirmation there is no account.',
  }),
};

/** For an address with an account; its link leads to the page for a new password. */
export const ALREADY_CUSTOMER: MailTexts = {
  hu: (brand) => ({
    subject: `${brand}: már van hűségkártyád`,
    message: `Ezzel az e-mail-címmel újra kérték a ${brand} hűségkártyáját, de a kártyád már megvan: lépj be az alkalmazásba a régi jelszavaddal. Ha elfelejtetted, egy órán belül újat állíthatsz be az alábbi hivatkozással.`,
    action: 'Új jelszó beállítása',
    footnote: 'Ha nem te kérted, nincs teendőd: a kártyád és a jelszavad nem változik.',
  }),
  en: (brand) => ({
    subject: `${brand}: you already have a loyalty card`,
    message: `The loyalty card of ${brand} was requested again with this email address, but you already have one: sign in to the app with your old password. If you have forgotten it, you can choose a new one with the link below within one hour.`,
    action: 'Choose a new password',
    footnote: 'If it was not you, there is nothing to do: your card and password stay as they are.',
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
