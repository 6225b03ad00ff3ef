/** Self-contained bilingual pages for when nothing can be rendered. */
import { FILE_MAX_BYTES } from '@mall/contracts';
import { styledPagePolicy } from '@mall/server';
import type { FastifyReply } from 'fastify';

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:15vh auto;max-width:36rem;padding:0 1.5rem;color:#222;background:#fff}h1{font-size:1.5rem;margin:2rem 0 .5rem}a{color:#0a58a8}';
const POLICY = styledPagePolicy(STYLE, "'none'");

const MAX_MB = FILE_MAX_BYTES / 1024 ** 2;

type Text = readonly [headline: string, text: string];

const TEXTS: Record<number, { hu: Text; en: Text }> = {
  400: {
    hu: ['Hibás cím', 'A megadott cím nem értelmezhető.'],
    en: ['Bad address', 'This address cannot be read.'],
  },
  403: {
    hu: ['Elutasított kérés', 'Ezt az űrlapot csak a saját oldalunkról lehet elküldeni.'],
    en: ['Request refused', 'This form can only be sent from our own site.'],
  },
  404: {
    hu: ['Nincs ilyen oldal', 'A megadott cím nem létezik.'],
    en: ['Not found', 'There is no such page.'],
  },
  405: {
    hu: ['Nem engedélyezett kérés', 'Ez a cím csak megtekinthető.'],
    en: ['Not allowed', 'This address can only be viewed.'],
  },
  413: {
    hu: [
      'Túl nagy fájl',
      `A feltöltött fájl legfeljebb ${MAX_MB} MB lehet. Lépj vissza, és válassz kisebbet!`,
    ],
    en: [
      'File too large',
      `A file can be ${MAX_MB} MB at most. Please go back and choose a smaller one.`,
    ],
  },
  414: {
    hu: ['Túl hosszú cím', 'A megadott cím túl hosszú.'],
    en: ['Address too long', 'This address is too long.'],
  },
  429: {
    hu: [
      'Túl sok kérés',
      'Túl sok kérés érkezett tőled rövid idő alatt. Kérjük, próbáld újra egy perc múlva.',
    ],
    en: [
      'Too many requests',
      'You have sent too many requests in a short time. Please try again in a minute.',
    ],
  },
  503: {
    hu: ['Rövid szünet', 'Az oldal most nem érhető el. Kérjük, próbáld újra egy perc múlva.'],
    en: ['A short break', 'This page is not available right now. Please try again in a minute.'],
  },
};

const section = (language: string, [headline, text]: Text, home: string) =>
  `<section lang="${language}"><h1>${headline}</h1><p>${text}</p><p><a href="/">${home}</a></p></section>`;

function plainPage(status: number): string {
  const { hu, en } = TEXTS[status] ?? { hu: ['Hiba', ''] as const, en: ['Error', ''] as const };
  return `<!doctype html><html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${hu[0]} – ${en[0]}</title><style>${STYLE}</style></head><body>${section('hu', hu, 'Vissza a kezdőlapra')}${section('en', en, 'Back to the home page')}</body></html>`;
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
