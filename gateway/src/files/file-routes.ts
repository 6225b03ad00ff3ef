/** `/js/<app>/<release>/<file>`: files that never change, of any published release. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PreparedSource } from '../http/fast-path.ts';
import { sendPrepared } from '../http/send-prepared.ts';
import type { ReleaseFiles } from './release-files.ts';

const PREFIX = '/js/';
const FILE_URL = /^\/js\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\/([^?#]+)/;

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send('no such file\n');
}

/** The files that are in memory, by the plain spelling of their URLs. */
export function preparedFiles(files: Pick<ReleaseFiles, 'cached'>): PreparedSource {
  return { kind: 'file', prefix: PREFIX, find: (url) => files.cached(url.slice(PREFIX.length)) };
}

export function addFileRoutes(app: FastifyInstance, files: ReleaseFiles): void {
  app.get('/js/*', { config: { kind: 'file' } }, async (request, reply) => {
    const [, name, release, path] = FILE_URL.exec(request.raw.url ?? '') ?? [];
    if (!name || !release || !path) return notFound(reply);
    const file = await files.get(name, release, decodeURIComponent(path));
    return file ? sendPrepared(request, reply, file) : notFound(reply);
  });
}
