/** A visitor's browser, as far as a drill needs it: kept connections, and a second try elsewhere. */
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

export interface SiteAddresses {
  ports: readonly number[];
  ca: Buffer;
}

interface Reply {
  status: number;
  body: string;
}

const HOST = 'www.example.com';
const TIMEOUT_MS = 15_000;

export class Visitor {
  readonly #ports: readonly number[];
  readonly #agent: Agent;

  /** @param localAddress of the visitor, 127.x.x.x: limits count each of them. */
  constructor({ ports, ca }: SiteAddresses, localAddress: string) {
    this.#ports = ports;
    this.#agent = new Agent({ keepAlive: true, localAddress, ca, servername: HOST });
  }

  /** @param data makes it a POST. @throws when no address responds, or one breaks a POST off. */
  async call(path: string, data?: object): Promise<Reply> {
    let failure: unknown;
    for (const port of this.#ports) {
      try {
        return await this.#send(port, path, data);
      } catch (error) {
        const wasSent = (error as NodeJS.ErrnoException).code !== 'ECONNREFUSED';
        if (data && wasSent) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(port: number, path: string, data?: object): Promise<Reply> {
    const options = {
      ...{ host: '127.0.0.1', port, path, agent: this.#agent, timeout: TIMEOUT_MS },
      method: data ? 'POST' : 'GET',
      headers: { host: HOST, ...(data && { 'content-type': 'application/json' }) },
    };
    return new Promise((resolve, reject) => {
      const sent = request(options, (response) => {
        const { statusCode: status = 0 } = response;
        text(response).then((body) => resolve({ status, body }), reject);
      });
      sent.on('timeout', () => sent.destroy(new Error('no response in time')));
      sent.on('error', reject).end(data && JSON.stringify(data));
    });
  }
}
