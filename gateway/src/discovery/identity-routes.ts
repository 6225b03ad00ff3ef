/** The site's own pictures at fixed addresses, and the manifest that names them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_QUERY_KEY,
  type Language,
  parseLanguage,
  type SiteRecord,
} from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { sendPlainPage } from '../http/plain-page.ts';

const DESCRIPTION: Readonly<Record<Language, string>> = {
  hu: 'Üzletek, térkép, moziműsor, kedvezmények és nyitvatartás.',
  en: 'Shops, map, films, discounts and opening hours.',
};

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

function webAppManifest({ brand }: Pick<SiteRecord, 'brand'>, language: Language): object {
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: DESCRIPTION[language],
    lang: language,
    start_url: language === DEFAULT_LANGUAGE ? '/' : `/?${LANGUAGE_QUERY_KEY}=${language}`,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fff8ec',
    theme_color: '#fff8ec',
    icons: [192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
  };
}

const CACHE_CONTROL = 'public, max-age=86400';

const TYPES: Readonly<Record<string, string>> = {
  'favicon.svg': 'image/svg+xml',
  'favicon.ico': 'image/x-icon',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'icon-maskable-192.png': 'image/png',
  'icon-maskable-512.png': 'image/png',
  'card.png': 'image/png',
};

export async function addIdentityRoutes(
  app: FastifyInstance,
  live: { readonly current: { record: Pick<SiteRecord, 'brand'> } | undefined },
  folder: string,
): Promise<void> {
  for (const [name, type] of Object.entries(TYPES)) {
    const bytes = await readFile(join(folder, name));
    app.get(`/${name}`, async (_request, reply) =>
      reply.header('cache-control', CACHE_CONTROL).type(type).send(bytes),
    );
  }
  app.get<{ Querystring: { lang?: unknown } }>(
    '/manifest.webmanifest',
    async ({ query }, reply) => {
      const site = live.current;
      if (!site) return sendPlainPage(reply, 503);
      const language = parseLanguage(String(query.lang)) ?? DEFAULT_LANGUAGE;
      return reply
        .header('cache-control', CACHE_CONTROL)
        .type('application/manifest+json')
        .send(webAppManifest(site.record, language));
    },
  );
}
