/** The two calls behind a mail's link: `GET` shows a page with a button, and only `POST` changes something. */
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { refuseOtherMethods } from '../../http/refuse-other-methods.ts';

/** A token that is missing or repeated is an unknown one. */
const tokenQuery = z.object({ token: z.string().max(100).catch('') });

/** The token of a link. */
export const tokenOf = ({ query }: FastifyRequest) => (query as z.output<typeof tokenQuery>).token;

export interface LinkCalls {
  /** Path below `/api`. */
  url: string;
  operationId: string;
  show: RouteOptions['handler'];
  change: RouteOptions['handler'];
  /** Schemas of what `change` answers to programs; without them it answers pages only. */
  response?: object;
  /** A link from a mail is opened by a person, who gets a page. */
  onError: NonNullable<RouteOptions['errorHandler']>;
}

/** Adds both; `change` takes what forms and mail programs post, and the token is in the URL. */
export function addLinkCalls(api: FastifyInstance, calls: LinkCalls): void {
  const { url, operationId, show, change, response, onError } = calls;
  api.route({
    method: 'GET',
    url,
    errorHandler: onError,
    schema: { operationId: `${operationId}Page`, querystring: tokenQuery },
    handler: show,
  });
  addPost(api, {
    method: 'POST',
    url,
    // A program that posts gets a code.
    ...(!response && { errorHandler: onError }),
    schema: { operationId, querystring: tokenQuery, ...(response && { response }) },
    handler: change,
  });
  refuseOtherMethods(api, url, ['GET', 'POST']);
}

function addPost(api: FastifyInstance, route: RouteOptions): void {
  api.register(async (scope) => {
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser<string>(
      types,
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => body,
    );
    scope.route(route);
  });
}
