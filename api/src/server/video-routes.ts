/** The videos under `/media/videos`, whole or in ranges. */
import { join } from 'node:path';
import { isNotModified } from '@mall/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { exists, writeAtomically } from '../content/media/cached-file.ts';
import { findVideo } from '../content/video/video-store.ts';
import type { Database } from '../database/open-database.ts';
import { orNotFound } from '../http/errors.ts';

/** The same in every API process: by it a browser knows that a range is of the file it has begun. */
const CHANGED = new Date('2026-01-01T00:00:00Z');

const paramsSchema = z.object({ name: z.string().regex(/^[0-9a-f]{20}\.mp4$/) });

interface VideoRoutesOptions {
  db: Database;
  /** Folder of `/media`; videos are copied there from the database when they are first asked for. */
  folder: string;
}

/**
 * Adds `/media/videos/<id>.mp4` to a server that has `sendFile`. The id is made from the file, so a
 * URL never changes its video.
 */
export function addVideos(server: FastifyInstance, { db, folder }: VideoRoutesOptions): void {
  const copyOf = async (name: string) => {
    const path = `videos/${name}`;
    if (await exists(join(folder, path))) return path;
    const bytes = orNotFound(await findVideo(db, name.slice(0, name.indexOf('.'))));
    await writeAtomically(join(folder, path), bytes, CHANGED);
    return path;
  };
  server.route({
    method: 'GET',
    url: '/media/videos/:name',
    schema: { hide: true, operationId: 'video' },
    handler: async (request, reply) => {
      const { name } = orNotFound(paramsSchema.safeParse(request.params).data);
      const path = await copyOf(name);
      const etag = `"${name}"`;
      reply.header('etag', etag);
      if (isNotModified(request.headers, etag)) return reply.code(304).send();
      // The strong tag is compared here, because `sendFile` supports weak tags only.
      if (request.headers['if-range'] === etag) delete request.raw.headers['if-range'];
      return reply.sendFile(path, { etag: false });
    },
  });
}
