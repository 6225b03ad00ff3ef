/** The page behind a mail's link: a button that posts to the page's own URL, without a script or other files. */
import type { Language } from '@mall/contracts';
import { escapeHtml, htmlPage, styledPagePolicy } from '@mall/server';
import type { FastifyReply } from 'fastify';

interface ButtonPage {
  heading: string;
  text: string;
  button: string;
  language: Language;
  brand: string;
}

/** The body that the button posts; it distinguishes a person from a mail program. */
export const BUTTON_BODY = { name: 'by', value: 'button' } as const;

const POLICY = styledPagePolicy("'self'");

/** Sends the page; neither the next page nor an index learns its URL, which holds a token. */
export function sendButtonPage(reply: FastifyReply, page: ButtonPage): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', POLICY)
    .header('content-language', page.language)
    .type('text/html; charset=utf-8')
    .send(htmlOf(page));
}

function htmlOf({ language, heading, text, button, brand }: ButtonPage): string {
  const [head, body, label] = [heading, text, button].map(escapeHtml);
  const content = `<main><h1>${head}</h1><p>${body}</p><form method="post"><button name="${BUTTON_BODY.name}" value="${BUTTON_BODY.value}">${label}</button></form></main>`;
  return htmlPage(language, `${head} – ${escapeHtml(brand)}`, content, brand);
}
