/** A visitor's browser, as far as a drill needs it: kept connections, and a second try elsewhere. */
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';

/** The addresses that the site's name has. */
export interface SiteAddresses {
  ports: readonly number[];
  /** Certificate that the site is known by; without one it has no encryption. */
  ca?: Buffer | undefined;
}

export interface Answer {
  status: number;
  body: string;
}

export interface Call {
  path: string;
  headers?: Record<string, string>;
  /** Makes it a POST of JSON. */
  body?: unknown;
}

const HOST = 'www.example.com';
const TIMEOUT_MS = 15_000;

export class Visitor {
  readonly #site: SiteAddresses;
  readonly #address: string;
  readonly #agent: HttpAgent;
  /** Calls that a broken connection has made a browser repeat at the next address. */
  repeated = 0;

  /** @param address of the visitor, 127.x.x.x: limits count each of them. */
  constructor(site: SiteAddresses, address: string) {
    this.#site = site;
    this.#address = address;
    const options = { keepAlive: true, localAddress: address };
    this.#agent = site.ca
      ? new HttpsAgent({ ...options, ca: site.ca, servername: HOST })
      : new HttpAgent(options);
  }

  /** @throws the system's error when no address answers, or one breaks off what changes something. */
  async call(call: Call): Promise<Answer> {
    let failure: unknown;
    for (const port of this.#site.ports) {
      try {
        return await this.#send(call, port);
      } catch (error) {
        const wasSent = (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED';
        if (call.body && wasSent) throw error;
        this.repeated += 1;
        failure = error;
      }
    }
    throw failure;
  }

  close(): void {
    this.#agent.destroy();
  }

  #send({ path, headers, body }: Call, port: number): Promise<Answer> {
    const options = {
      ...{ host: '127.0.0.1', port, path, agent: this.#agent, timeout: TIMEOUT_MS },
      method: body ? 'POST' : 'GET',
      headers: {
        host: HOST,
        // Behind nginx this is dropped.
        'x-forwarded-for': this.#address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    };
    return new Promise((resolve, reject) => {
      const send = this.#site.ca ? httpsRequest : httpRequest;
      const request = send(options, (response) => {
        text(response).then(
          (all) => resolve({ status: response.statusCode ?? 0, body: all }),
          reject,
        );
      });
      request.on('timeout', () => request.destroy(new Error('no answer in time')));
      request.on('error', reject).end(body && JSON.stringify(body));
    });
  }
}
