/** The mail of the double opt-in, with the links to confirm and to unsubscribe. */
import type { Language } from '@mall/contracts';
import type { Mail } from '../mail/mail.ts';
import { fillTemplate } from '../mail/mail-template.ts';

interface Texts {
  subject: string;
  paragraphs: readonly string[];
  confirm: string;
  footnote: string;
  unsubscribe: string;
  signature: string;
}

const TEXTS: Record<Language, (brand: string) => Texts> = {
  hu: (brand) => ({
    subject: `${brand}: erősítsd meg a hírlevél-feliratkozásodat!`,
    paragraphs: [
      'Szia!',
      `Ezzel az e-mail-címmel feliratkoztak a ${brand} hírlevelére. Ha te voltál, erősítsd meg a feliratkozást: addig nem küldünk hírlevelet.`,
    ],
    confirm: 'Feliratkozás megerősítése',
    footnote: 'Ha nem te voltál, nincs teendőd, vagy egy lépésben töröltetheted is a címedet.',
    unsubscribe: 'Leiratkozás',
    signature: `Üdvözlettel: ${brand}`,
  }),
  en: (brand) => ({
    subject: `${brand}: please confirm your newsletter subscription`,
    paragraphs: [
      'Hello,',
      `This email address was entered for the newsletter of ${brand}. If that was you, please confirm it: until then we send no newsletter.`,
    ],
    confirm: 'Confirm subscription',
    footnote:
      'If it was not you, there is nothing to do, or have your address removed in one step.',
    unsubscribe: 'Unsubscribe',
    signature: `Kind regards, ${brand}`,
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
  const { confirm, unsubscribe, ...texts } = TEXTS[language](brand);
  return {
    to,
    ...fillTemplate({
      ...texts,
      language,
      action: { label: confirm, url: confirmUrl },
      footnoteLink: { label: unsubscribe, url: unsubscribeUrl },
    }),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
