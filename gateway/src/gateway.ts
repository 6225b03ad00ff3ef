/** Creates the gateway, the one public web server, from its parts. */
import { join } from 'node:path';
import type { Settings } from '@mall/contracts';
import type { ReleaseStore } from '@mall/release';
import { addApiProxy } from './api/api-proxy.ts';
import { addMediaProxy } from './api/media-proxy.ts';
import { ContentVersion } from './composition/content-version.ts';
import { LiveComposition } from './composition/live-composition.ts';
import { addDiscoveryRoutes } from './discovery/discovery-routes.ts';
import { addFileRoutes } from './files/file-routes.ts';
import { ReleaseFiles } from './files/release-files.ts';
import { addGracefulShutdown } from './http/graceful-shutdown.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { createServer } from './http/server.ts';
import type { Log } from './log.ts';
import { Metrics } from './operations/metrics.ts';
import { addOperationRoutes } from './operations/operation-routes.ts';
import { addPageRoutes } from './pages/page-routes.ts';

export interface GatewayOptions {
  settings: Settings;
  store: ReleaseStore;
  log: Log;
  /** The folder of this package's sources. */
  folder: string;
}

export interface Gateway {
  /** Listens. @throws the system's error when the port is taken. */
  listen(): Promise<void>;
  /** Resolves once a composition is live. */
  ready: Promise<void>;
  /** Finishes the requests in flight and closes. */
  close(): Promise<void>;
}

export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { settings, store, log, folder } = options;
  const { apiOrigin } = settings;
  const metrics = new Metrics();
  const files = new ReleaseFiles(store);
  const content = new ContentVersion(apiOrigin);
  const firstSwap = Promise.withResolvers<void>();
  const live = new LiveComposition({
    settings,
    store,
    log,
    metrics,
    workerFile: join(folder, 'render/worker.ts'),
    contentVersion: content.current,
    onSwap: ({ releases }) => {
      firstSwap.resolve();
      files
        .warm(releases)
        .catch((error: unknown) =>
          log.warn({ err: error }, 'release files cannot be loaded into the cache'),
        );
    },
  });

  const app = createServer(log, metrics);
  const closeServer = addGracefulShutdown(app);
  await addSecurityHeaders(app, settings);
  addOperationRoutes(app, live, metrics);
  addFileRoutes(app, files);
  await addApiProxy(app, apiOrigin, live);
  await addMediaProxy(app, apiOrigin);
  const iconFile = join(folder, 'assets/favicon.svg');
  await addDiscoveryRoutes(app, { live, apiOrigin, contentVersion: content.current, iconFile });
  addPageRoutes(app, { live, metrics, apiOrigin });

  return {
    async listen() {
      await app.listen({ port: settings.PORT, host: settings.HOST });
      await content.start();
      live.watch();
    },
    ready: firstSwap.promise,
    async close() {
      content.stop();
      await closeServer();
      await live.close();
    },
  };
}
