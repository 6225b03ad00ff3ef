/** `/service-worker.js`: the live shell's service worker with the list of what it keeps, or its withdrawal. */
import { type Release, SERVICE_WORKER_FILE, SHELL, type SiteRecord } from '@mall/contracts';
import type { ReleaseStore } from '@mall/release';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../base/log.ts';
import { HIGH_EFFORT } from '../encoding/encoded-body.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { PreparedResponse, sendPrepared, weakTagOf } from '../http/prepared-response.ts';
import { offlineList } from './offline-list.ts';

/** Takes back the worker that an earlier release has registered. */
const WITHDRAWAL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

interface OfflineSite {
  record: SiteRecord;
  releases: readonly Release[];
}

export interface ServiceWorkerOptions {
  live: { readonly current: OfflineSite | undefined };
  store: Pick<ReleaseStore, 'readFile'>;
  headers: Readonly<Record<string, string>>;
  log: Pick<Log, 'error'>;
  isOffered: boolean;
  contentVersion: () => string;
  now?: () => number;
}

async function scriptOf(site: OfflineSite, state: string, options: ServiceWorkerOptions) {
  const shell = site.releases.find(({ app }) => app === SHELL);
  const worker =
    shell && options.isOffered
      ? await options.store.readFile(SHELL, shell.id, `web/${SERVICE_WORKER_FILE}`)
      : undefined;
  if (!worker) return WITHDRAWAL;
  try {
    const list = JSON.stringify(offlineList(site.record, site.releases, state));
    return `self.offlineList = ${list};\n${worker}`;
  } catch (err) {
    options.log.error({ err }, 'pages are not kept offline');
    return WITHDRAWAL;
  }
}

/** A new revision, other content and a new day each make another script, which browsers notice at a visit. */
export function addServiceWorkerRoute(app: FastifyInstance, options: ServiceWorkerOptions): void {
  const { live, headers, contentVersion, now = Date.now } = options;
  let cached: { site: OfflineSite; state: string; response: PreparedResponse } | undefined;

  async function responseFor(site: OfflineSite): Promise<PreparedResponse> {
    const state = `${contentVersion()} ${new Date(now()).toISOString().slice(0, 10)}`;
    if (cached?.site === site && cached.state === state) return cached.response;
    const identity = Buffer.from(await scriptOf(site, state, options));
    const response = new PreparedResponse({
      status: 200,
      headers: {
        ...headers,
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        etag: weakTagOf(identity),
      },
      body: { identity },
      effort: HIGH_EFFORT,
    });
    cached = { site, state, response };
    return response;
  }

  app.get('/service-worker.js', async (request, reply) => {
    const site = live.current;
    if (!site) return sendPlainPage(reply, 503);
    return sendPrepared(request, reply, await responseFor(site));
  });
}
