/** The HTTP server of the API: the calls under `/api`, and the images under `/media`. */
import swagger from '@fastify/swagger';
import { TRUSTED_PROXIES } from '@mall/server';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { FormContext } from '../forms/form-context.ts';
import type { ImageMaker } from '../media/image-maker.ts';
import type { ApiContext } from './api-scope.ts';
import { addContentRoutes, addContentVersion } from './content-routes.ts';
import { answerError, answerUnknownRoute } from './errors.ts';
import { addFormRoutes } from './form-routes.ts';
import { addMedia } from './media-routes.ts';
import { revalidate } from './revalidation.ts';
import { addSearchRoutes } from './search-routes.ts';
import { addServiceRoutes } from './service-routes.ts';

const BODY_LIMIT = 64 * 1024;
/** Longer than any slug, so that a long path is an unknown slug. */
const PARAMETER_LIMIT = 500;

export interface ServerOptions extends ApiContext, FormContext {
  log: FastifyBaseLogger;
  images: ImageMaker;
}

/** The server, ready to listen. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: TRUSTED_PROXIES,
    routerOptions: { maxParamLength: PARAMETER_LIMIT },
    frameworkErrors: answerError,
  });
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler);
  server.setErrorHandler(answerError);
  server.setNotFoundHandler(answerUnknownRoute);
  server.removeContentTypeParser('text/plain');
  await server.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'Content of the site', version: '1' } },
    transform: jsonSchemaTransform,
  });
  await server.register((api) => addCalls(api, options), { prefix: '/api' });
  await addMedia(server, options.images);
  return server;
}

async function addCalls(api: FastifyInstance, context: ServerOptions): Promise<void> {
  api.addHook('onSend', revalidate);
  addContentRoutes(api, context);
  addContentVersion(api, context);
  addSearchRoutes(api, context);
  await addFormRoutes(api, context);
  addServiceRoutes(api, context);
}
