/** The files of images and videos under `/media`; their ids are made from their content, so a URL never changes its file. */
import fastifyStatic from '@fastify/static';
import { isNotModified } from '@mall/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cachedFile } from '../content/media/cached-file.ts';
import type { ImageMaker } from '../content/media/image-maker.ts';
import { findVideo } from '../content/video/video-store.ts';
import type { Database } from '../database/open-database.ts';
import { orNotFound } from '../http/errors.ts';

/** Longer than the largest file takes with others before it; then the response is 503. */
const MAX_WAIT_MS = 20_000;

/** A shared cache asks again after a day whether the file is still there. */
const CACHE_CONTROL = 'public, max-age=31536000, s-maxage=86400, immutable';

const imageParams = z.object({
  /** Version of the pipeline; a page of another version gets the files of this one. */
  version: z.string().regex(/^\d{1,4}$/),
  id: z.string().regex(/^[0-9a-f]{12}$/),
  /** No folder: the response would reveal which files exist elsewhere on the disk. */
  name: z.string().regex(/^\w+\.\w+$/),
});

/** Adds `/media/<version>/<id>/<name>`. */
export async function addMedia(
  server: FastifyInstance,
  images: ImageMaker,
  maxWaitMs = MAX_WAIT_MS,
): Promise<void> {
  await server.register(fastifyStatic, {
    root: images.folder,
    serve: false,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', CACHE_CONTROL),
  });
  server.route({
    method: 'GET',
    url: '/media/:version/:id/:name',
    schema: { hide: true, operationId: 'media' },
    handlerTimeout: maxWaitMs,
    handler: async ({ params, signal }, reply) => {
      const { id, name } = orNotFound(imageParams.safeParse(params).data);
      const path = await images.make(id, name, signal);
      if (signal.aborted) return reply;
      // Only videos are sent in ranges.
      return reply.sendFile(orNotFound(path), { acceptRanges: false });
    },
  });
}

/** The same in every API process: a browser uses it to check that a range belongs to the file it has begun. */
const VIDEO_CHANGED = new Date('2026-01-01T00:00:00Z');

const videoParams = z.object({ name: z.string().regex(/^[0-9a-f]{12}\.mp4$/) });

/** Adds `/media/videos/<id>.mp4`, copied from `db` into `folder` when it is first asked for, after `addMedia`. */
export function addVideos(
  server: FastifyInstance,
  { db, folder }: { db: Database; folder: string },
): void {
  server.route({
    method: 'GET',
    url: '/media/videos/:name',
    schema: { hide: true, operationId: 'video' },
    handler: async (request, reply) => {
      const { name } = orNotFound(videoParams.safeParse(request.params).data);
      const read = () => findVideo(db, name.slice(0, name.indexOf('.')));
      const path = orNotFound(await cachedFile(folder, `videos/${name}`, read, VIDEO_CHANGED));
      const etag = `"${name}"`;
      reply.header('etag', etag);
      if (isNotModified(request.headers, etag)) return reply.code(304).send();
      // The strong tag is compared here, because `sendFile` supports weak tags only.
      if (request.headers['if-range'] === etag) delete request.raw.headers['if-range'];
      return reply.sendFile(path, { etag: false });
    },
  });
}
