/** `/js/<app>/<release>/<file>`: files that never change, of any published release. */
import { isNotModified } from '@mall/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../encoding/accept-encoding.ts';
import type { ReleaseFile, ReleaseFiles } from './release-files.ts';

const FILE_URL = /^\/js\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/([^?#]+)/;

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send('no such file\n');
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: ReleaseFile): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.body);
  const etag = `"${file.hash}-${encoding}"`;
  reply
    .header('content-type', file.contentType)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('vary', 'Accept-Encoding')
    .header('etag', etag);
  if (isNotModified(request.headers, etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(file.body[encoding]);
}

export function addFileRoutes(app: FastifyInstance, files: ReleaseFiles): void {
  app.get('/js/*', { config: { kind: 'file' } }, async (request, reply) => {
    const [, name, release, path] = FILE_URL.exec(request.raw.url ?? '') ?? [];
    if (!name || !release || !path) return notFound(reply);
    const file = await files.get(name, release, decodeURIComponent(path));
    return file ? sendFile(request, reply, file) : notFound(reply);
  });
}
