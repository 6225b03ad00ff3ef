/** A visitor's browser, as far as a drill needs it: kept connections, and a second try elsewhere. */
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

/** The addresses that the site's name has. */
export interface SiteAddresses {
  ports: readonly number[];
  /** The site's certificate. */
  ca: Buffer;
}

interface Reply {
  status: number;
  body: string;
}

export interface Call {
  path: string;
  /** Makes it a POST of JSON. */
  body?: unknown;
}

const HOST = 'www.example.com';
const TIMEOUT_MS = 15_000;

export class Visitor {
  readonly #site: SiteAddresses;
  readonly #agent: Agent;

  /** @param address of the visitor, 127.x.x.x: limits count each of them. */
  constructor(site: SiteAddresses, address: string) {
    this.#site = site;
    this.#agent = new Agent({
      keepAlive: true,
      localAddress: address,
      ca: site.ca,
      servername: HOST,
    });
  }

  /** @throws the system's error when no address responds, or one breaks a POST off. */
  async call(call: Call): Promise<Reply> {
    let failure: unknown;
    for (const port of this.#site.ports) {
      try {
        return await this.#send(call, port);
      } catch (error) {
        const wasSent = (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED';
        if (call.body && wasSent) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  close(): void {
    this.#agent.destroy();
  }

  #send({ path, body }: Call, port: number): Promise<Reply> {
    const options = {
      ...{ host: '127.0.0.1', port, path, agent: this.#agent, timeout: TIMEOUT_MS },
      method: body ? 'POST' : 'GET',
      headers: { host: HOST, ...(body ? { 'content-type': 'application/json' } : {}) },
    };
    return new Promise((resolve, reject) => {
      const sent = request(options, (response) => {
        text(response).then(
          (all) => resolve({ status: response.statusCode ?? 0, body: all }),
          reject,
        );
      });
      sent.on('timeout', () => sent.destroy(new Error('no response in time')));
      sent.on('error', reject).end(body && JSON.stringify(body));
    });
  }
}
