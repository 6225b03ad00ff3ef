/** The settings of a site under development: the gateway runs behind the page server, with a store of its own. */
import path from 'node:path';
import type { Settings } from '@mall/contracts';

/** PORT + 1 is the API, PORT + 2 the gallery of the components. */
const GATEWAY_PORT_OFFSET = 3;

export interface DevelopmentSettings {
  site: Settings;
  gateway: Settings & { STORE_URL: string };
  storeFolder: string;
}

export function developmentSettings(root: string, site: Settings): DevelopmentSettings {
  const storeFolder = path.resolve(root, site.DATA_DIR, 'development/store');
  const address = { HOST: '127.0.0.1', PORT: site.PORT + GATEWAY_PORT_OFFSET };
  return { site, gateway: { ...site, ...address, STORE_URL: `file:${storeFolder}` }, storeFolder };
}

/** The gateway's settings as its environment; what is not named comes from this process's. */
export function gatewayEnvironment({ gateway }: DevelopmentSettings): Record<string, string> {
  const { HOST, PORT, API_PORT, PUBLIC_ORIGIN, STORE_URL } = gateway;
  return {
    ...{ HOST, PORT: String(PORT), API_PORT: String(API_PORT), PUBLIC_ORIGIN, STORE_URL },
    // Pages that a change cannot break are not tested: the developer waits for it.
    SMOKE_TEST: 'changed',
    // Each request renders the page: content is seen as soon as the API has it.
    PAGE_TTL_SECONDS: '0',
    // One visitor needs one; every change restarts its workers.
    RENDER_PROCESSES: '1',
    // Compilers take the processor: what is slow is not broken.
    RENDER_TIMEOUT_SECONDS: '15',
  };
}
