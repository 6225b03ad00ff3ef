/** Runs one API, and a gateway for each variant beside it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { awaitDecision, openStore, promote, publish } from '@mall/release';
import { REPOSITORY } from '../repository.ts';
import { siteProcess } from '../site/run-site.ts';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { Supervisor } from '../supervisor/supervisor.ts';
import { say } from '../terminal/output.ts';
import { freePort } from '../testing/site.ts';
import type { Builds } from './variants/variants.ts';

const BY = 'benchmark';

/** One origin for all: the length of canonical URLs is part of a page. */
const PUBLIC_ORIGIN = 'http://localhost:3000';

export interface RunningServer {
  origin: string;
  pid: () => number;
}

export interface RunningGateway extends RunningServer {
  name: string;
}

interface Published {
  promote: () => Promise<unknown>;
  /** Resolves when the gateway has tested every page of the newest composition. */
  decided: () => Promise<unknown>;
}

export class Sites {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  readonly #supervisor: Supervisor;
  #apiOrigin = '';
  #isStopping = false;

  private constructor() {
    this.#supervisor = new Supervisor({
      onLine: () => undefined,
      // Requests in flight fail when all end at once.
      onOutput: (name, line) => this.#isStopping || say(`${name}: ${line}`),
    });
  }

  /** Starts the API; `hooks` stop all and remove their data. */
  static async start(hooks: ShutdownHooks): Promise<Sites> {
    const sites = new Sites();
    hooks.add(() => sites.#stop());
    const port = await freePort();
    await sites.#supervisor.start(
      siteProcess(REPOSITORY, 'api', {
        API_PORT: String(port),
        DATA_DIR: sites.#folder,
        IMAGES_DIR: path.join(REPOSITORY, '.cache/images'),
        PREGENERATE_IMAGES: 'off',
        LOG_LEVEL: 'error',
      }),
    );
    sites.#apiOrigin = `http://127.0.0.1:${port}`;
    return sites;
  }

  #storeUrl(name: string): string {
    return `file:${path.join(this.#folder, name)}`;
  }

  /** Publishes `builds` for the gateway `name`. */
  async publish(name: string, builds: Builds): Promise<Published> {
    const store = openStore(this.#storeUrl(name), REPOSITORY);
    const refs: string[] = [];
    for (const [app, folder] of Object.entries(builds))
      refs.push(`${app}@${(await publish(store, app, folder, BY)).release.id}`);
    return {
      promote: () => promote(store, refs, { by: BY }),
      decided: async () => awaitDecision(store, await store.newestRevision()),
    };
  }

  /** Makes `builds` live in their own store, and starts a gateway for them. */
  async startGateway(
    name: string,
    builds: Builds,
    env: Record<string, string> = {},
  ): Promise<RunningGateway> {
    await (await this.publish(name, builds)).promote();
    const port = await freePort();
    const spec = siteProcess(REPOSITORY, 'gateway', {
      PORT: String(port),
      API_ORIGIN: this.#apiOrigin,
      PUBLIC_ORIGIN,
      STORE_URL: this.#storeUrl(name),
      PAGE_TTL_SECONDS: '3600',
      LOG_LEVEL: 'error',
      ...env,
    });
    await this.#supervisor.start({ ...spec, name });
    return {
      name,
      origin: `http://127.0.0.1:${port}`,
      pid: () => this.#supervisor.pids()[name] ?? 0,
    };
  }

  async #stop(): Promise<void> {
    this.#isStopping = true;
    await this.#supervisor.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
