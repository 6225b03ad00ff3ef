/** The template of all mails: plain text, and simple HTML that every mail program shows. */
import type { Language } from '@mall/contracts';
import { escapeHtml } from '@mall/server';
import type { Mail } from './mail.ts';

interface TemplateLink {
  label: string;
  url: string;
}

/** What a kind of mail says in one language. */
export interface MailTexts {
  subject: string;
  /** Why the reader gets the mail. */
  message: string;
  /** On the button: what the reader is asked to do. */
  action: string;
  /** Small print below. */
  footnote: string;
}

interface FilledMail extends MailTexts {
  language: Language;
  brand: string;
  /** What the button leads to. */
  url: string;
  /** At the end of the small print. */
  footnoteLink?: TemplateLink;
}

const GREETING: Record<Language, string> = { hu: 'Szia!', en: 'Hello,' };
const REGARDS: Record<Language, string> = { hu: 'Üdvözlettel:', en: 'Kind regards,' };

const signature = ({ language, brand }: FilledMail) => `${REGARDS[language]} ${brand}`;

/** A mail with these texts, in both forms. */
export function fillTemplate(mail: FilledMail): Pick<Mail, 'subject' | 'text' | 'html'> {
  return { subject: mail.subject, text: plainText(mail), html: simpleHtml(mail) };
}

function plainText(mail: FilledMail): string {
  const { language, message, action, url, footnote, footnoteLink } = mail;
  return [
    GREETING[language],
    message,
    `${action}:\n${url}`,
    signature(mail),
    `-- \n${footnote}${footnoteLink ? `\n${footnoteLink.label}: ${footnoteLink.url}` : ''}`,
  ].join('\n\n');
}

const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:24px;background:#bd3c17;color:#ffffff;font-weight:bold;text-decoration:none';
const BODY =
  'margin:0 auto;padding:24px;max-width:560px;font:16px/1.6 sans-serif;color:#2b1b3d;background:#ffffff';

function simpleHtml(mail: FilledMail): string {
  const { language, subject, message, action, url, footnote, footnoteLink } = mail;
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const link = ({ label, url }: TemplateLink, style = '') =>
    `<a href="${escapeHtml(url)}"${style && ` style="${style}"`}>${escapeHtml(label)}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${BODY}">
${paragraph(GREETING[language])}
${paragraph(message)}
<p>${link({ label: action, url }, BUTTON)}</p>
${paragraph(signature(mail))}
<p style="font-size:13px;color:#5d4b70">${escapeHtml(footnote)}${footnoteLink ? ` ${link(footnoteLink)}` : ''}</p>
</body>
</html>
`;
}
