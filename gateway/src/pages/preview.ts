/** The preview of campaigns for staff, whose browser keeps the token of `/preview?token=…` in a cookie. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { Secret } from '../base/secret.ts';
import { sendPlainPage } from '../http/plain-page.ts';

const COOKIE_NAME = 'preview';
const COOKIE = new RegExp(`(?:^|;\\s*)${COOKIE_NAME}=([\\w-]+)`);
/** A working day. */
const MAX_AGE_SECONDS = 8 * 60 * 60;
/** A path of this site, and no `//host`. */
const PAGE = /^\/(?![/\\])[^\s\\]*$/;

export class Preview {
  readonly #token: Secret;
  readonly #isSecure: boolean;

  constructor({ PREVIEW_TOKEN, PUBLIC_ORIGIN }: Pick<Settings, 'PREVIEW_TOKEN' | 'PUBLIC_ORIGIN'>) {
    this.#token = new Secret(PREVIEW_TOKEN);
    this.#isSecure = PUBLIC_ORIGIN.startsWith('https:');
  }

  /** Whether the request comes from a browser that has the token. */
  isOf({ cookie }: IncomingHttpHeaders): boolean {
    return cookie !== undefined && this.#token.matches(COOKIE.exec(cookie)?.[1]);
  }

  isToken(text: unknown): text is string {
    return this.#token.matches(text);
  }

  /** Keeps the token, which a script cannot read; without one the preview ends. */
  cookie(token: string | undefined): string {
    const maxAge = token === undefined ? 0 : MAX_AGE_SECONDS;
    const secure = this.#isSecure ? '; Secure' : '';
    return `${COOKIE_NAME}=${token ?? ''}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
  }
}

interface PreviewQuery {
  Querystring: { token?: unknown; page?: unknown; end?: unknown };
}

/** `/preview?token=…&page=…` begins a preview, `/preview?end` ends it. Anything else is no page. */
export function addPreviewRoute(app: FastifyInstance, preview: Preview): void {
  app.get<PreviewQuery>('/preview', async ({ query, headers }, reply) => {
    const { token, page = '/', end } = query;
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (end !== undefined && preview.isOf(headers)) {
      return reply.header('set-cookie', preview.cookie(undefined)).redirect('/', 303);
    }
    if (!preview.isToken(token) || typeof page !== 'string' || !PAGE.test(page)) {
      return sendPlainPage(reply, 404);
    }
    return reply.header('set-cookie', preview.cookie(token)).redirect(page, 303);
  });
}
