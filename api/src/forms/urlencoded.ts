/** Forms that a browser without a script sends by itself: read as the others are, answered by a page. */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageOfSite } from './page-of-site.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const MAX_BODY_BYTES = 8 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Path and hash of the page that a urlencoded form came from, where it names one of this site. */
    formPage: string | undefined;
  }
}

/** Whether the browser itself sent the form and will show the answer. */
export function isUrlencoded({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith(URLENCODED) ?? false;
}

/**
 * Takes urlencoded forms within `api`. Their field `language` replaces the header that they cannot
 * send, their field `page` says where they came from.
 */
export async function takeUrlencoded(api: FastifyInstance): Promise<void> {
  await api.register(formbody, { bodyLimit: MAX_BODY_BYTES });
  api.decorateRequest('formPage', undefined);
  api.addHook('preValidation', async (request) => {
    if (!isUrlencoded(request)) return;
    const { language, page } = (request.body ?? {}) as { language?: unknown; page?: unknown };
    if (typeof language === 'string') request.headers['content-language'] = language;
    request.formPage = pageOfSite(page);
  });
}
