/** The language of a request. */
import { DEFAULT_LANGUAGE, type Language, languageSchema } from '@mall/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** The request header that selects the language. */
export const languageHeaders = z.looseObject({
  'content-language': languageSchema.optional(),
});

/** The query that wins over the header, for the calls that take it. */
export const languageQuery = z.object({ lang: languageSchema.optional() });

/** The language of a request whose header and query have been checked. */
export function languageOf({ query, headers }: FastifyRequest): Language {
  const { lang } = query as z.output<typeof languageQuery>;
  const { 'content-language': header } = headers as z.output<typeof languageHeaders>;
  return lang ?? header ?? DEFAULT_LANGUAGE;
}
