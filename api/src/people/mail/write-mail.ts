/** The template of all mails: plain text, and simple HTML that every mail program shows. */
import type { Language } from '@mall/contracts';
import { escapeHtml } from '@mall/server';
import mails from './mails.json' with { type: 'json' };

/** A mail before it is sent; the sender is a setting. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
}

interface Texts {
  subject: string;
  message: string;
  action: string;
  footnote: string;
  footnoteLink?: string;
}

export type MailKind = keyof typeof mails;

/** `{{brand}}` stands for the mall's name, `{{info}}` for its own address. */
const TEXTS: Record<MailKind, Record<Language, Texts>> = mails;

/** The language of the form that causes the mail, and the name of the mall. */
interface Sender {
  language: Language;
  brand: string;
}

export interface MailContent {
  to: string;
  url: string;
  info?: string;
  footnoteUrl?: string;
  headers?: Mail['headers'];
}

type FilledTexts = Sender & Texts & Required<Pick<MailContent, 'url' | 'footnoteUrl'>>;

export function writeMail(
  kind: MailKind,
  { language, brand }: Sender,
  { to, url, info = '', footnoteUrl = '', headers = {} }: MailContent,
): Mail {
  const texts = TEXTS[kind][language];
  const fill = (text: string) =>
    text.replaceAll('{{brand}}', () => brand).replaceAll('{{info}}', () => info);
  const { subject, message, footnote } = texts;
  const shown = { subject: fill(subject), message: fill(message), footnote: fill(footnote) };
  const filled = { ...texts, ...shown, language, brand, url, footnoteUrl };
  return { to, subject: shown.subject, text: plainText(filled), html: simpleHtml(filled), headers };
}

const GREETING: Record<Language, string> = { hu: 'Szia!', en: 'Hello,' };
const REGARDS: Record<Language, string> = { hu: 'Üdvözlettel:', en: 'Kind regards,' };

const signature = ({ language, brand }: Sender) => `${REGARDS[language]} ${brand}`;

function plainText(mail: FilledTexts): string {
  const { language, message, action, url, footnote, footnoteLink, footnoteUrl } = mail;
  return [
    GREETING[language],
    message,
    `${action}:\n${url}`,
    signature(mail),
    `-- \n${footnote}${footnoteLink ? `\n${footnoteLink}: ${footnoteUrl}` : ''}`,
  ].join('\n\n');
}

const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:24px;background:#bd3c17;color:#ffffff;font-weight:bold;text-decoration:none';
const BODY =
  'margin:0 auto;padding:24px;max-width:560px;font:16px/1.6 sans-serif;color:#2b1b3d;background:#ffffff';

function simpleHtml(mail: FilledTexts): string {
  const { language, subject, message, action, url, footnote, footnoteLink, footnoteUrl } = mail;
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const link = (label: string, href: string, style = '') =>
    `<a href="${escapeHtml(href)}"${style && ` style="${style}"`}>${escapeHtml(label)}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${BODY}">
${paragraph(GREETING[language])}
${paragraph(message)}
<p>${link(action, url, BUTTON)}</p>
${paragraph(signature(mail))}
<p style="font-size:13px;color:#5d4b70">${escapeHtml(footnote)}${footnoteLink ? ` ${link(footnoteLink, footnoteUrl)}` : ''}</p>
</body>
</html>
`;
}
