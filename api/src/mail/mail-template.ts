/** The template of all mails: plain text, and simple HTML that every mail program shows. */
import type { Language } from '@mall/contracts';
import { escapeHtml } from '@mall/server';
import type { Mail } from './mail.ts';

interface TemplateLink {
  label: string;
  url: string;
}

export interface MailTexts {
  language: Language;
  subject: string;
  paragraphs: readonly string[];
  /** What the reader is asked to do. */
  action: TemplateLink;
  /** Small print below, which may have a link of its own. */
  footnote: string;
  footnoteLink?: TemplateLink;
  signature: string;
}

/** A mail with these texts, in both forms. */
export function fillTemplate(texts: MailTexts): Pick<Mail, 'subject' | 'text' | 'html'> {
  return { subject: texts.subject, text: plainText(texts), html: simpleHtml(texts) };
}

function plainText({ paragraphs, action, footnote, footnoteLink, signature }: MailTexts): string {
  return [
    ...paragraphs,
    `${action.label}:\n${action.url}`,
    signature,
    `-- \n${footnote}${footnoteLink ? `\n${footnoteLink.label}: ${footnoteLink.url}` : ''}`,
  ].join('\n\n');
}

const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:24px;background:#bd3c17;color:#ffffff;font-weight:bold;text-decoration:none';
const BODY =
  'margin:0 auto;padding:24px;max-width:560px;font:16px/1.6 sans-serif;color:#2b1b3d;background:#ffffff';

function simpleHtml(texts: MailTexts): string {
  const { language, subject, paragraphs, action, footnote, footnoteLink, signature } = texts;
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const link = ({ label, url }: TemplateLink, style = '') =>
    `<a href="${escapeHtml(url)}"${style && ` style="${style}"`}>${escapeHtml(label)}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${BODY}">
${paragraphs.map(paragraph).join('\n')}
<p>${link(action, BUTTON)}</p>
${paragraph(signature)}
<p style="font-size:13px;color:#5d4b70">${escapeHtml(footnote)}${footnoteLink ? ` ${link(footnoteLink)}` : ''}</p>
</body>
</html>
`;
}
