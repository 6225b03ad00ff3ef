/** The files of images and videos under `/media`. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ImageMaker } from '../content/media/image-maker.ts';
import { orNotFound } from '../http/errors.ts';

/** Longer than the largest file takes with others before it; then the answer is 503. */
const MAX_WAIT_MS = 20_000;

/** A URL never changes its file; a shared cache asks again after a day whether the file is still there. */
const CACHE_CONTROL = 'public, max-age=31536000, s-maxage=86400, immutable';

const paramsSchema = z.object({
  /** Version of the pipeline; a page of another version gets the files of this one. */
  version: z.string().regex(/^\d{1,4}$/),
  id: z.string().regex(/^[0-9a-f]{20}$/),
  name: z.string(),
});

/** Adds `/media/<version>/<id>/<name>`. The id is made from the content, so a URL never changes its image. */
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
    handler: async (request, reply) => {
      const { id, name } = orNotFound(paramsSchema.safeParse(request.params).data);
      const path = await images.make(id, name);
      if (request.signal.aborted) return reply;
      // Only videos are sent in ranges.
      return reply.sendFile(orNotFound(path), { acceptRanges: false });
    },
  });
}
