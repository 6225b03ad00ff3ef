/** The mail of the double opt-in, with the links to confirm and to unsubscribe. */
import type { Language } from '@mall/contracts';
import type { Mail } from '../mail/mail.ts';
import { fillTemplate, type MailTexts } from '../mail/mail-template.ts';

interface Texts extends MailTexts {
  unsubscribe: string;
}

const TEXTS: Record<Language, (brand: string) => Texts> = {
  hu: (brand) => ({
    subject: `${brand}: erősítsd meg a hírlevél-feliratkozásodat!`,
    message: `Ezzel az e-mail-címmel feliratkoztak a ${brand} hírlevelére. Ha te voltál, erősítsd meg a feliratkozást: addig nem küldünk hírlevelet.`,
    action: 'Feliratkozás megerősítése',
    footnote: 'Ha nem te voltál, nincs teendőd, vagy egy lépésben töröltetheted is a címedet.',
    unsubscribe: 'Leiratkozás',
  }),
  en: (brand) => ({
    subject: `${brand}: please confirm your newsletter subscription`,
    message: `This email address was entered for the newsletter of ${brand}. If that was you, please confirm it: until then we send no newsletter.`,
    action: 'Confirm subscription',
    footnote:
      'If it was not you, there is nothing to do, or have your address removed in one step.',
    unsubscribe: 'Unsubscribe',
  }),
};

export interface ConfirmationMail {
  to: string;
  language: Language;
  brand: string;
  confirmUrl: string;
  unsubscribeUrl: string;
}

/** Writes the mail; its headers let a mail program offer to unsubscribe (RFC 2369, RFC 8058). */
export function confirmationMail(options: ConfirmationMail): Mail {
  const { to, language, brand, confirmUrl, unsubscribeUrl } = options;
  const { unsubscribe, ...texts } = TEXTS[language](brand);
  return {
    to,
    ...fillTemplate({
      ...texts,
      language,
      brand,
      url: confirmUrl,
      footnoteLink: { label: unsubscribe, url: unsubscribeUrl },
    }),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
