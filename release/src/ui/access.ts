/** Who may use the staff page: the browser that opened its link, on this machine. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { RequestError } from './request-error.ts';

/** Path of the link that is printed. */
export const LINK_PATH = '/open';

const newSecret = () => randomBytes(32).toString('base64url');
const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

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

  /** The cookie for the first who opens the link; its name has the port, since browsers send it to all. */
  open(token: string): string {
    const isRight = isSame(token, this.#token);
    if (!isRight)
      throw new RequestError(403, 'This is not the link that was printed', 'Copy it whole.');
    if (this.#isOpened) {
      throw new RequestError(403, 'This link was used', 'It works once: run the command again.');
    }
    this.#isOpened = true;
    return `release-ui-${this.#port}=${this.#session}; HttpOnly; SameSite=Strict; Path=/`;
  }

  /** A name that leads to this machine is not enough (DNS rebinding). @throws {RequestError} */
  checkHost({ host = '' }: IncomingHttpHeaders): void {
    if ([`127.0.0.1:${this.#port}`, `localhost:${this.#port}`].includes(host)) return;
    throw new RequestError(403, 'Open the page by the link that was printed', `Not ${host}.`);
  }

  /** @throws {RequestError} */
  checkSession({ cookie = '' }: IncomingHttpHeaders): void {
    const name = `release-ui-${this.#port}=`;
    const given = cookie.split('; ').find((pair) => pair.startsWith(name)) ?? '';
    if (isSame(given, name + this.#session)) return;
    const text = 'This browser has not done so. It works once: run the command again.';
    throw new RequestError(403, 'Open the link that was printed', text);
  }

  /** A change is asked for by a form of this page alone. @throws {RequestError} */
  checkOwnForm({ host, origin, 'sec-fetch-site': site = 'same-origin' }: IncomingHttpHeaders) {
    if (origin === `http://${host}` && site === 'same-origin') return;
    throw new RequestError(403, 'The request is not of this page: see its Origin');
  }
}
