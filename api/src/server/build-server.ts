/** The HTTP server of the API: the calls under `/api`, and the images and videos under `/media`. */
import swagger from '@fastify/swagger';
import { TRUSTED_PROXIES } from '@mall/server';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { ImageMaker } from '../content/media/image-maker.ts';
import { addCachingHeaders } from '../http/caching-headers.ts';
import { orNotFound, sendError } from '../http/errors.ts';
import { refuseOtherMethods } from '../http/other-methods.ts';
import { addSearchRates } from '../http/rate-limit.ts';
import type { FormContext } from '../people/forms/form-definition.ts';
import { addFormRates } from '../people/forms/submission-limit.ts';
import { addAppStoreRoute } from './app-store-route.ts';
import { addContentRoutes } from './content-routes.ts';
import { addFileRoutes } from './file-routes.ts';
import { addFormRoutes } from './form-routes.ts';
import { addMedia, addVideos } from './media-routes.ts';
import { addMetrics } from './metrics.ts';
import { addSearchRoutes } from './search-routes.ts';
import { addServiceRoutes, type ServiceContext } from './service-routes.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** Longer than any URL that Node takes, so that a long path is an unknown slug. */
const MAX_PARAMETER_LENGTH = 64 * 1024;

interface ServerOptions extends ServiceContext, FormContext {
  log: FastifyBaseLogger;
  images: ImageMaker;
}

/** The server, ready to listen. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: TRUSTED_PROXIES,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    frameworkErrors: sendError,
    // Requests that arrive on open connections during a shutdown still get a response.
    return503OnClosing: false,
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler(sendError);
  server.setNotFoundHandler(() => orNotFound(undefined));
  server.removeContentTypeParser('text/plain');
  await server.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Content of the site', version: '1' } },
    transform: jsonSchemaTransform,
  });
  await server.register((api) => addCalls(api, options), { prefix: '/api' });
  await addMedia(server, options.images);
  addVideos(server, { db: options.db, folder: options.images.folder });
  addMetrics(server, options);
  return server;
}

async function addCalls(api: FastifyInstance, context: ServerOptions): Promise<void> {
  api.addHook('onSend', addCachingHeaders);
  refuseOtherMethods(api, () => {
    addContentRoutes(api, context);
    addFileRoutes(api, context);
    addAppStoreRoute(api, context);
    api.register(async (scope) => {
      await addSearchRates(scope);
      addSearchRoutes(scope, context);
    });
    api.register(async (scope) => {
      await addFormRates(scope, context);
      addFormRoutes(scope, context);
    });
    addServiceRoutes(api, context);
  });
}
