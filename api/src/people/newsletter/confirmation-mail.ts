/** The mail of the double opt-in, with the links to confirm and to unsubscribe. */
import type { FormRequest } from '../forms/form-definition.ts';
import type { Mail } from '../mail/mail.ts';
import { type MailTexts, writeMail } from '../mail/write-mail.ts';
import { CONFIRM, UNSUBSCRIBE } from './links.ts';

const TEXTS: MailTexts = {
  hu: (brand) => ({
    subject: `${brand}: erősítsd meg a hírlevél-feliratkozásodat!`,
    message: `Ezzel az e-mail-címmel feliratkoztak a ${brand} hírlevelére. Ha te voltál, erősítsd meg a feliratkozást: addig nem küldünk hírlevelet.`,
    action: 'Feliratkozás megerősítése',
    footnote: 'Ha nem te voltál, nincs teendőd, vagy egy lépésben töröltetheted is a címedet.',
    footnoteLink: 'Leiratkozás',
  }),
  en: (brand) => ({
    subject: `${brand}: please confirm your newsletter subscription`,
    message: `This email address was entered for the newsletter of ${brand}. If that was you, please confirm it: until then we send no newsletter.`,
    action: 'Confirm subscription',
    footnote:
      'If it was not you, there is nothing to do, or have your address removed in one step.',
    footnoteLink: 'Unsubscribe',
  }),
};

type Request = Pick<FormRequest, 'language' | 'brand' | 'publicOrigin'>;

/** Its headers let a mail program offer to unsubscribe (RFC 2369, RFC 8058). */
export function confirmationMail(to: string, token: string, request: Request): Mail {
  const link = (path: string) => `${request.publicOrigin}/api${path}?token=${token}`;
  return writeMail(TEXTS, request, {
    to,
    url: link(CONFIRM),
    footnoteUrl: link(UNSUBSCRIBE),
    headers: {
      'List-Unsubscribe': `<${link(UNSUBSCRIBE)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
