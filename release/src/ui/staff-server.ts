/** The HTTP server of the staff page: for one browser on this machine (access.ts). */
import { extname } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { ReleaseError } from '../base/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { Access, LINK_PATH } from './access.ts';
import { Actions, type RunCommand } from './action.ts';
import { commandLine, type Form } from './command-line.ts';
import { RequestError } from './request-error.ts';

/** What pages are made from. */
export interface PageContext {
  store: ReleaseStore;
  by: string;
  /** Origin of the site, where its metrics are. */
  siteOrigin: string;
  metricsToken?: string | undefined;
  actions: Pick<Actions, 'last' | 'current'>;
}

export type Query = Readonly<Record<string, string | undefined>>;

/** The pages, compiled from `release/ui`: Node does not read JSX. */
export interface Pages {
  /** The document at a path. @throws errors with a `statusCode`. */
  render(path: string, query: Query, context: PageContext): Promise<string>;
  renderMessage(title: string, text: string, context: PageContext): string;
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
const HTML = 'text/html; charset=utf-8';
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
  app.get<{ Querystring: Query }>(LINK_PATH, async ({ query }, reply) =>
    reply.header('set-cookie', access.open(String(query.token))).redirect('/', 303),
  );
}

function addForms(app: FastifyInstance, actions: Actions): void {
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post<{ Body?: Form }>('/action', async ({ body = {} }, reply) => {
    await actions.start(commandLine(body));
    return reply.redirect('/action', 303);
  });
  app.post<{ Body?: Form }>('/answer', async ({ body = {} }, reply) => {
    actions.answer(body.answer);
    return reply.redirect('/action', 303);
  });
}

function addPages(app: FastifyInstance, pages: Pages, context: PageContext): void {
  app.get<{ Params: { '*': string } }>(`${FILES_PATH}*`, async ({ params }, reply) => {
    const name = params['*'];
    const bytes = pages.files.get(name);
    if (!bytes) throw new RequestError(404, 'There is no such file', name);
    if (extname(name) === '.css') return reply.type('text/css; charset=utf-8').send(bytes);
    // A font that is late is not shown, and its name changes with its bytes.
    return reply
      .header('cache-control', 'max-age=31536000, immutable')
      .type('font/woff2')
      .send(bytes);
  });
  app.get('/*', async ({ url, host }, reply) => {
    const { pathname: path, searchParams } = new URL(url, `http://${host}`);
    const isRunning = path === '/action' && context.actions.last?.state === 'running';
    if (isRunning) reply.header('refresh', REFRESH_SECONDS);
    return reply
      .type(HTML)
      .send(await pages.render(path, Object.fromEntries(searchParams), context));
  });
  app.setErrorHandler((error: Partial<RequestError> & Error, _request, reply) => {
    const { message, statusCode = 500, stack = '', text } = error;
    const isBug = statusCode >= 500 && !(error instanceof ReleaseError);
    const shown = text ?? (isBug ? stack : 'Nothing was changed.');
    return reply
      .code(statusCode)
      .type(HTML)
      .send(pages.renderMessage(message, shown, context));
  });
}

interface StaffServerOptions extends Omit<PageContext, 'actions'> {
  run: RunCommand;
  pages: Pages;
}

/** @returns the server, which does not listen yet, and its access. */
export function staffServer({ run, pages, ...context }: StaffServerOptions) {
  const options = { exposeHeadRoutes: false, forceCloseConnections: true };
  const app = fastify({ ...options, bodyLimit: MAX_FORM_BYTES });
  const access = new Access();
  const actions = new Actions(run);
  addAccess(app, access);
  addForms(app, actions);
  addPages(app, pages, { ...context, actions });
  return { app, access };
}
