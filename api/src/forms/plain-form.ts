/** Forms that a browser sends by itself, without a script: read like the others, answered by a page. */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const PLAIN_FORM = 'application/x-www-form-urlencoded';

/** Whether the browser itself sent the form and will show the answer. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith(PLAIN_FORM) ?? false;
}

/** Takes plain forms within `api`. A field `language` stands for the header that a form cannot send. */
export async function takePlainForms(api: FastifyInstance): Promise<void> {
  await api.register(formbody, { bodyLimit: 8 * 1024 });
  api.addHook('preValidation', async (request) => {
    if (!isPlainForm(request)) return;
    const { language } = (request.body ?? {}) as { language?: unknown };
    if (typeof language === 'string') request.headers['content-language'] = language;
  });
}
