/** Creates the gateway, the one public web server, from its parts. */
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '@mall/contracts';
import type { PreviewKeys, ReleaseStore } from '@mall/release';
import type { Drain } from '@mall/server';
import type { FastifyInstance } from 'fastify';
import { addApiRoutes } from './api/api-routes.ts';
import { ApiServers } from './api/api-servers.ts';
import { ApiVisitors } from './api/api-visitors.ts';
import { ContentCache } from './api/content-cache.ts';
import { openInternalApi } from './api/internal-api.ts';
import { addMediaRoutes, MediaCache } from './api/media-routes.ts';
import type { Log } from './base/log.ts';
import { Metrics } from './base/metrics.ts';
import { CanaryRunner } from './composition/canary-runner.ts';
import { Candidates } from './composition/candidates.ts';
import { CompositionChoice } from './composition/composition-choice.ts';
import type { InstanceContext } from './composition/composition-instance.ts';
import { LiveComposition } from './composition/live-composition.ts';
import { PromotionWatch } from './composition/promotion-watch.ts';
import { RolloutWatch } from './composition/rollout-watch.ts';
import { StoreReports } from './composition/store-reports.ts';
import { addDiscoveryRoutes } from './discovery/discovery-routes.ts';
import { addFileRoutes, ReleaseFiles } from './files/release-files.ts';
import { addSiteFileRoute, SiteFiles } from './files/site-files.ts';
import { fastPath } from './http/fast-path.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createServer } from './http/server.ts';
import { UploadSemaphore } from './http/upload-semaphore.ts';
import { addServiceWorkerRoute } from './offline/service-worker-route.ts';
import { addOperationRoutes } from './operations/operation-routes.ts';
import { addPageRoutes, preparedPages } from './pages/page-routes.ts';
import { addTouchedPagesRoute } from './pages/touched-pages-route.ts';
import { addVitalsRoute } from './vitals/vitals-route.ts';

export interface GatewayOptions {
  settings: Settings;
  store: ReleaseStore;
  log: Log;
  folder: string;
  drain: Drain;
  previewKeys: PreviewKeys;
  /** When it listens although no composition is live yet; a minute when not given. */
  maxStartMs?: number;
  /** How often it looks at previews, canaries and planned promotions; a second when not given. */
  rolloutPollMs?: number;
}

/** A composition that takes longer probably does not start; the log has the reason. */
const MAX_START_MS = 60_000;

export interface Gateway {
  /** Listens once a composition is live. @returns the port. @throws the system's error when it is taken. */
  listen(): Promise<number>;
  ready: Promise<void>;
  close(): Promise<void>;
}

export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { settings, store, log, folder, drain, maxStartMs = MAX_START_MS } = options;
  const metrics = new Metrics();
  const headers = securityHeaders(settings);
  const apis = new ApiServers(settings.apiOrigins, log, () => live.current?.releases ?? []);
  const files = new ReleaseFiles(store, headers, log);
  const siteFiles = new SiteFiles(headers);
  const media = new MediaCache();
  const firstSwap = Promise.withResolvers<void>();
  const content = new ContentCache({
    servers: apis,
    headers: (request) => visitors.known(request),
    freshMs: settings.PAGE_TTL_SECONDS * 1_000,
    timeoutMs: settings.RENDER_TIMEOUT_SECONDS * 1_000,
  });
  const internal = await openInternalApi((request, response) => app.routing(request, response));
  const reports = new StoreReports(store, log);
  const context: InstanceContext = {
    ...{ settings, store, siteFiles, log, metrics },
    workerFile: join(folder, `render/worker${extname(import.meta.url)}`),
    contentVersion: apis.contentVersion,
    apiOrigin: internal.origin,
    isApiAway: apis.areAway,
  };
  const live = new LiveComposition({
    ...{ ...context, reports },
    apiFailures: apis.failures,
    onSwap: (next, before) => {
      firstSwap.resolve();
      promotions.follow(next, before);
      void metrics.keepReleases(
        served().flatMap(({ composition }) => Object.values(composition.apps)),
      );
      files.warm(next.releases).catch((err: unknown) => {
        log.warn({ err }, 'release files cannot be loaded into the cache');
      });
    },
  });

  const candidates = new Candidates(context, live);
  const canary = new CanaryRunner({ ...context, reports, live, candidates });
  const promotions = new PromotionWatch({ store, log, live });
  const rollouts = new RolloutWatch(
    store,
    log,
    async (states) => {
      await canary.update(states);
      await promotions.judge();
    },
    options.rolloutPollMs,
  );
  /** The compositions that open pages report of. */
  const served = () =>
    [live.current, canary.candidate, promotions.before].filter((each) => each !== undefined);
  const compositions = new CompositionChoice({
    ...{ live, candidates, rollouts },
    canary: () => canary.served,
    keys: options.previewKeys,
    isSecure: settings.PUBLIC_ORIGIN.startsWith('https:'),
  });
  const visitors = new ApiVisitors(compositions, live, headers);
  const uploads = new UploadSemaphore();
  const pages = preparedPages(compositions, metrics, headers);
  const path = fastPath([files, content, media, siteFiles, pages], metrics, log);
  const app: FastifyInstance = createServer({ log, metrics, headers, fastPath: path });
  addOperationRoutes(app, {
    ...{ live, metrics, apis },
    canary: () => canary.served,
    isStopping: () => drain.started,
    token: settings.METRICS_TOKEN,
  });
  addFileRoutes(app, files);
  addSiteFileRoute(app, siteFiles, { live, compositions });
  addServiceWorkerRoute(app, {
    ...{ live, store, headers, log },
    isOffered: settings.OFFLINE_PAGES === 'on',
    contentVersion: apis.contentVersion,
  });
  addApiRoutes(app, {
    ...{ servers: apis, content, visitors, uploads, common: headers },
    publicOrigin: settings.PUBLIC_ORIGIN,
  });
  addMediaRoutes(app, apis, media, headers);
  await addDiscoveryRoutes(app, {
    live,
    apiOrigin: internal.origin,
    contentVersion: apis.contentVersion,
    assets: join(folder, 'assets'),
    securityContact: settings.SECURITY_CONTACT,
  });
  addVitalsRoute(app, {
    metrics,
    served,
    publicOrigin: settings.PUBLIC_ORIGIN,
  });
  addTouchedPagesRoute(app, { ...context, compositions, live });
  addPageRoutes(app, {
    ...{ compositions, metrics, servers: apis, uploads, headers },
    publicOrigin: settings.PUBLIC_ORIGIN,
  });

  return {
    async listen() {
      // The renderer and the smoke test call the API through these routes before the port is open.
      await app.ready();
      if (settings.RENDER_UID === undefined) {
        log.warn({ setting: 'RENDER_UID' }, 'render processes run as the user of the gateway');
      }
      await apis.start();
      reports.start();
      live.watch();
      rollouts.start();
      await Promise.race([firstSwap.promise, sleep(maxStartMs, undefined, { ref: false })]);
      await app.listen({ port: settings.PORT, host: settings.HOST });
      return (app.server.address() as AddressInfo).port;
    },
    ready: firstSwap.promise,
    async close() {
      await drain.run(app.server);
      await app.close();
      canary.close();
      await rollouts.stop();
      await candidates.close();
      await live.close();
      internal.close();
      await apis.close();
      await reports.stop();
    },
  };
}
