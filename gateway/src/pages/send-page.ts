/** Answers a request with a page. */
import { isNotModified } from '@mall/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../encoding/accept-encoding.ts';
import { isComplete, type Page } from './page.ts';

const DEFAULT_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
};

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply
    .headers(DEFAULT_HEADERS)
    .headers(page.headers)
    .header('x-composition', String(page.revision))
    .header('vary', page.variesByLanguage ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
  const isPosted = request.method === 'POST';
  if (isPosted || !isComplete(page)) reply.header('cache-control', 'no-store');
  if (page.status === 200 && !isPosted) {
    reply.header('etag', page.etag);
    if (isNotModified(request.headers, page.etag)) return reply.code(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], page.body);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page.body[encoding]);
}
