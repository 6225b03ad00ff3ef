/** Self-contained bilingual pages for when nothing can be rendered. */
import { FILE_MAX_BYTES, type Language } from '@mall/contracts';
import { htmlPage, styledPagePolicy } from '@mall/server';
import type { FastifyReply } from 'fastify';
import texts from './plain-pages.json' with { type: 'json' };

const POLICY = styledPagePolicy("'none'");

type Text = typeof texts.other.hu;

/** By status; `{{max}}` stands for the megabytes that a file may have. */
const TEXTS: Partial<Record<number, Record<Language, Text>>> = texts;

const section = (language: Language, { headline, text }: Text, home: string) =>
  `<section lang="${language}"><h1>${headline}</h1><p>${text.replace('{{max}}', `${FILE_MAX_BYTES / 1024 ** 2}`)}</p><p><a href="/">${home}</a></p></section>`;

function plainPage(status: number): string {
  const { hu, en } = TEXTS[status] ?? texts.other;
  const content =
    section('hu', hu, 'Vissza a kezdőlapra') + section('en', en, 'Back to the home page');
  return htmlPage('hu', `${hu.headline} – ${en.headline}`, content);
}

export function sendPlainPage(reply: FastifyReply, status: number): FastifyReply {
  if (status === 503) reply.header('retry-after', '5');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(plainPage(status));
}
