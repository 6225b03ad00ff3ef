/** The mails that say that a card was asked for. */
import type { Language } from '@mall/contracts';
import type { Mail } from '../mail/mail.ts';
import { fillTemplate, type MailTexts } from '../mail/mail-template.ts';

export interface CardMail {
  to: string;
  language: Language;
  brand: string;
  /** URL of the page of the cards. */
  cardPage: string;
}

const LOYALTY_CARD: Record<Language, (brand: string) => MailTexts & { remove: string }> = {
  hu: (brand) => ({
    subject: `${brand}: elkészült a hűségkártyád`,
    message: `Ezzel az e-mail-címmel regisztráltak a ${brand} hűségkártyájára. A kártyát az alkalmazásban találod: jelentkezz be ezzel a címmel és a megadott jelszóval.`,
    action: 'A kártya előnyei',
    footnote: 'Ha nem te regisztráltál, itt töröltetheted a fiókot és minden adatát.',
    remove: 'Fiók törlése',
  }),
  en: (brand) => ({
    subject: `${brand}: your loyalty card is ready`,
    message: `This email address was registered for the loyalty card of ${brand}. You find the card in the app: sign in with this address and the password you have chosen.`,
    action: 'What the card offers',
    footnote: 'If it was not you, you can have the account and all its data deleted here.',
    remove: 'Delete account',
  }),
};

/** The mail after a registration for the loyalty card. */
export function loyaltyCardMail(options: CardMail & { deletionPage: string }): Mail {
  const { to, language, brand, cardPage, deletionPage } = options;
  const { remove, ...texts } = LOYALTY_CARD[language](brand);
  const mail = fillTemplate({
    ...texts,
    language,
    brand,
    url: cardPage,
    footnoteLink: { label: remove, url: deletionPage },
  });
  return { to, ...mail, headers: {} };
}

const FAMILY_CARD: Record<Language, (brand: string, info: string) => MailTexts> = {
  hu: (brand, info) => ({
    subject: `${brand}: megkaptuk a családikártya-igénylésedet`,
    message: `Ezzel az e-mail-címmel családi kártyát igényeltek a ${brand} bevásárlóközpontban. Amint elkészült a kártya, e-mailben értesítünk.`,
    action: 'A kártya előnyei',
    footnote: `Ha nem te igényelted, írj az ${info} címre, és töröljük az adatokat.`,
  }),
  en: (brand, info) => ({
    subject: `${brand}: we have received your family card request`,
    message: `A family card of ${brand} was requested with this email address. We will let you know by email as soon as the card is ready.`,
    action: 'What the card offers',
    footnote: `If it was not you, write to ${info} and we delete the data.`,
  }),
};

/** The mail after a request for the family card. @param info the mall's own address. */
export function familyCardMail({
  to,
  language,
  brand,
  cardPage,
  info,
}: CardMail & { info: string }): Mail {
  const texts = FAMILY_CARD[language](brand, info);
  const mail = fillTemplate({ ...texts, language, brand, url: cardPage });
  return { to, ...mail, headers: {} };
}
