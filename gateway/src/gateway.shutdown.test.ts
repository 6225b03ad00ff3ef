/** A planned stop while visitors send requests over kept connections. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryStore } from '@mall/release/testing';
import { Drain } from '@mall/server';
import { startFakeApi } from './testing/fake-api.ts';
import { goLive, PAGE, remoteBuild, shellBuild } from './testing/fake-apps.ts';
import { type RunningGateway, runGateway } from './testing/running-gateway.ts';

const PATHS = ['/', '/cinema-hu', '/api/search?query=a', '/api/shops', '/media/a.webp'];
const CLIENTS_PER_PATH = 4;

/** @returns the status. @throws the system's error. */
async function send(url: string, agent: Agent): Promise<number | undefined> {
  const [response] = await once(request(url, { agent }).end(), 'response');
  await once(response.resume(), 'end');
  return response.statusCode;
}

/** Sends requests until the gateway does not listen. @returns what went wrong before. */
async function visit({ origin }: RunningGateway, path: string): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const failures: string[] = [];
  for (;;) {
    try {
      const status = await send(origin + path, agent);
      if (status !== 200 && status !== 404) failures.push(`${path}: ${status}`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ECONNREFUSED') return failures;
      failures.push(`${path}: ${code}`);
    }
  }
}

test('loses no request during a stop, which `/readyz` announces', async () => {
  const api = await startFakeApi();
  const store = await temporaryStore();
  await goLive(store, shellBuild, remoteBuild('cinema', PAGE.good('film')));
  const drain = new Drain({ noticeMs: 1_500, lingerMs: 1_000, finishMs: 500 });
  const gateway = await runGateway(store, { API_ORIGIN: api.origin }, { drain });
  const clients = PATHS.flatMap((path) =>
    Array.from({ length: CLIENTS_PER_PATH }, () => visit(gateway, path)),
  );
  await sleep(200);
  const closed = gateway.close();
  expect((await gateway.get('/readyz')).status).toBe(503);
  expect((await Promise.all(clients)).flat()).toEqual([]);
  await closed;
  await api.close();
});
