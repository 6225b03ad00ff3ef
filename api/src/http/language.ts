/** The language of a request. */
import { DEFAULT_LANGUAGE, type Language, languageSchema, parseLanguage } from '@mall/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

export const languageHeaders = z.looseObject({
  'content-language': languageSchema.optional(),
});

/** The language that query or header name; the default one when they name none. */
export function languageOf({
  query,
  headers,
}: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const { lang } = query as { lang?: unknown };
  return parseLanguage(lang) ?? parseLanguage(headers['content-language']) ?? DEFAULT_LANGUAGE;
}
