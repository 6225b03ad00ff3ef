/** Who may use the staff page: the browser that opened its link, on this machine. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isSecret } from '@mall/server';
import { RequestError } from './request-error.ts';

/** Path of the link that is printed. */
export const LINK_PATH = '/open';

const newSecret = () => randomBytes(32).toString('base64url');

function demand(isRight: boolean, message: string): void {
  if (!isRight) throw new RequestError(403, message);
}

/** Each check throws a `RequestError`. */
export class Access {
  readonly #token = newSecret();
  readonly #session = newSecret();
  #isOpened = false;
  #port = 0;

  /** The link that works once, for a server that listens on `port`. */
  linkFor(port: number): string {
    this.#port = port;
    return `http://127.0.0.1:${port}${LINK_PATH}?token=${this.#token}`;
  }

  /** Its name has the port, since browsers send cookies to all ports. */
  get #cookie(): string {
    return `release-ui-${this.#port}=${this.#session}`;
  }

  /** The cookie for the first who opens the link. */
  open(token: string): string {
    demand(isSecret(this.#token, token), 'This is not the link that was printed: copy it whole.');
    demand(!this.#isOpened, 'This link was used. It works once: run the command again.');
    this.#isOpened = true;
    return `${this.#cookie}; HttpOnly; SameSite=Strict; Path=/`;
  }

  /** A name that leads to this machine is not enough (DNS rebinding). */
  checkHost({ host = '' }: IncomingHttpHeaders): void {
    const isOwn = [`127.0.0.1:${this.#port}`, `localhost:${this.#port}`].includes(host);
    demand(isOwn, `Open the link that was printed, not ${host}.`);
  }

  checkSession({ cookie = '' }: IncomingHttpHeaders): void {
    const isOwn = cookie.split('; ').some((pair) => isSecret(this.#cookie, pair));
    demand(isOwn, 'Open the link that was printed. It works once, in one browser.');
  }

  /** A change is asked for by a form of this page alone. */
  checkOwnForm({ host, origin, 'sec-fetch-site': site = 'same-origin' }: IncomingHttpHeaders) {
    const isOwn = origin === `http://${host}` && site === 'same-origin';
    demand(isOwn, 'The request is not of this page: see its Origin.');
  }
}
