/** The HTTP server of the staff page: for one browser on this machine (access.ts). */
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { ReleaseError } from '../base/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { Access, LINK_PATH } from './access.ts';
import { Actions, type Form, type RunForm } from './actions.ts';
import { RequestError } from './request-error.ts';

/** What pages are made from. */
export interface PageContext {
  store: ReleaseStore;
  by: string;
  /** Origin of the site; its metrics are there, too, unless origins of gateways are named. */
  siteOrigin: string;
  metricsOrigins?: readonly string[] | undefined;
  metricsToken?: string | undefined;
  actions: Actions;
}

export interface PageRequest {
  path: string;
  query: Form;
  /** The fields of the page's form that was refused. */
  form?: Form;
  /** Why it was refused; without a page at `path`, the error is all that is shown. */
  error?: string | undefined;
}

/** The pages, compiled from `release/ui`: Node does not read JSX. */
export interface Pages {
  /** The document of a page. @throws errors with a `statusCode`. */
  render(request: PageRequest, context: PageContext): Promise<string>;
  /** Style sheet and fonts by their names. */
  files: ReadonlyMap<string, Uint8Array>;
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const FILES_PATH = '/files/';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_FORM_BYTES = 16 * 1024;
/** Seconds after which the page of a running command is loaded again. */
const REFRESH_SECONDS = '1';

function addAccess(app: FastifyInstance, access: Access): void {
  app.addHook('onRequest', async ({ headers, method, url }, reply) => {
    reply.headers(HEADERS);
    access.checkHost(headers);
    if (url.startsWith(FILES_PATH) || url.startsWith(`${LINK_PATH}?`)) return;
    access.checkSession(headers);
    if (method !== 'GET') access.checkOwnForm(headers);
  });
  app.get<{ Querystring: Form }>(LINK_PATH, async ({ query }, reply) =>
    reply.header('set-cookie', access.open(String(query.token))).redirect('/', 303),
  );
}

function addFiles(app: FastifyInstance, files: Pages['files']): void {
  app.get<{ Params: { '*': string } }>(`${FILES_PATH}*`, async ({ params }, reply) => {
    const bytes = files.get(params['*']);
    if (!bytes) throw new RequestError(404, `There is no file ${params['*']}.`);
    if (params['*'].endsWith('.css')) return reply.type('text/css; charset=utf-8').send(bytes);
    // A font that is late is not shown, and its name changes with its bytes.
    reply.header('cache-control', 'max-age=31536000, immutable');
    return reply.type('font/woff2').send(bytes);
  });
}

/** A form is sent to the URL of its page, which shows it again when it is refused. */
function addPages(app: FastifyInstance, pages: Pages, context: PageContext): void {
  const { actions, siteOrigin } = context;
  const show = async (reply: FastifyReply, request: PageRequest) =>
    reply.type('text/html; charset=utf-8').send(await pages.render(request, context));
  const requestOf = (url: string): PageRequest => {
    const { pathname: path, searchParams } = new URL(url, siteOrigin);
    return { path, query: Object.fromEntries(searchParams) };
  };
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get('/*', async ({ url }, reply) => {
    const request = requestOf(url);
    const isRunning = request.path === '/action' && actions.last?.state === 'running';
    if (isRunning) reply.header('refresh', REFRESH_SECONDS);
    return show(reply, request);
  });
  app.post<{ Body?: Form }>('/answer', async ({ body }, reply) => {
    actions.answer(body?.answer);
    return reply.redirect('/action', 303);
  });
  app.post<{ Body?: Form }>('/*', async ({ body: form = {}, url }, reply) => {
    const request = requestOf(url);
    const filledIn = new URLSearchParams({ ...request.query, ...form });
    try {
      await actions.start(form, `${request.path}?${filledIn}`);
      return reply.redirect('/action', 303);
    } catch (error) {
      const { statusCode, message } = error as RequestError;
      return show(reply.code(statusCode), { ...request, form, error: message });
    }
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const { statusCode = 500, message, stack = message } = error;
    const isBug = statusCode >= 500 && !(error instanceof ReleaseError);
    return show(reply.code(statusCode), { path: '', query: {}, error: isBug ? stack : message });
  });
}

interface StaffServerOptions extends Omit<PageContext, 'actions'> {
  run: RunForm;
  pages: Pages;
}

/** @returns the server, which does not listen yet, and its access. */
export function staffServer({ run, pages, ...options }: StaffServerOptions) {
  const limits = { exposeHeadRoutes: false, forceCloseConnections: true };
  const app = fastify({ ...limits, bodyLimit: MAX_FORM_BYTES });
  const access = new Access();
  addAccess(app, access);
  addFiles(app, pages.files);
  addPages(app, pages, { ...options, actions: new Actions(run) });
  return { app, access };
}
