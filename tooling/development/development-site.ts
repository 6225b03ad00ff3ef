/** The site under development: connects its servers, builds and open pages. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@mall/contracts';
import { appsOf } from '../build/apps.ts';
import { secondsSince } from '../repository.ts';
import { type Releasing, releasingWith } from '../site/promote-builds.ts';
import { localOrigin, siteProcess, startApi } from '../site/run-site.ts';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { Supervisor } from '../supervisor/supervisor.ts';
import { complain, parseLogLine, say, writeEntry } from '../terminal/output.ts';
import { PageServer } from './page-server.ts';
import { PageState } from './page-state.ts';
import { ReleaseQueue } from './release-queue.ts';
import { SiteErrors } from './site-errors.ts';

/** PORT + 1 is the API. */
const GATEWAY_PORT_OFFSET = 2;

interface DevelopmentSettings {
  site: Settings;
  gateway: Settings & { STORE_URL: string };
  storeFolder: string;
}

export function developmentSettings(root: string, site: Settings): DevelopmentSettings {
  const DATA_DIR = path.resolve(root, site.DATA_DIR);
  const storeFolder = path.join(DATA_DIR, 'development/store');
  const own = {
    ...{ HOST: '127.0.0.1', PORT: site.PORT + GATEWAY_PORT_OFFSET },
    ...{ DATA_DIR, STORE_URL: `file:${storeFolder}` },
  };
  return { site, gateway: { ...site, ...own }, storeFolder };
}

/** The gateway's settings as its environment; what is not named comes from this process's. */
function gatewayEnvironment({ gateway }: DevelopmentSettings): Record<string, string> {
  const { HOST, PORT, API_PORT, API_ORIGIN, PUBLIC_ORIGIN, DATA_DIR, STORE_URL } = gateway;
  return {
    ...{ HOST, PORT: String(PORT), API_PORT: String(API_PORT), PUBLIC_ORIGIN, STORE_URL, DATA_DIR },
    ...(API_ORIGIN && { API_ORIGIN: API_ORIGIN.join() }),
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

/** The folders whose sources a server runs. */
const SOURCES = {
  api: /^(?:api\/src|shared\/(?:contracts|opening-hours|server|shop-filter|wayfinding))\//,
  gateway: /^shared\/(?:contracts|routing|server)\//,
};

/** The servers that run one of the files. */
export const serversOf = (files: readonly string[]): string[] =>
  Object.entries(SOURCES).flatMap(([server, sources]) =>
    files.some((file) => sources.test(file)) ? [server] : [],
  );

export class DevelopmentSite {
  readonly state = new PageState();
  readonly releasing: Releasing;
  readonly queue: ReleaseQueue;
  readonly #root: string;
  readonly #settings: DevelopmentSettings;
  readonly #errors: SiteErrors;
  readonly #pages: PageServer;
  readonly #supervisor: Supervisor;
  #changedAt = performance.now();
  #api: Promise<void> = Promise.resolve();
  #isGatewayStarted = false;
  #isUp = false;

  constructor(root: string, settings: DevelopmentSettings, modeOf: Releasing['modeOf']) {
    this.#root = root;
    this.#settings = settings;
    // Every start shows the working copy as it is, not what an earlier one has promoted.
    rmSync(settings.storeFolder, { recursive: true, force: true });
    this.releasing = { ...releasingWith(root, settings.gateway), modeOf, compress: false };
    this.#errors = new SiteErrors(settings.storeFolder, (revision) => this.#onLive(revision));
    this.#pages = new PageServer({
      gateway: { host: settings.gateway.HOST, port: settings.gateway.PORT },
      store: this.releasing.store,
      state: this.state,
      errors: this.#errors,
    });
    this.#supervisor = new Supervisor({
      onLine: say,
      onOutput: (name, line) => this.#onOutput(name, line),
    });
    this.queue = new ReleaseQueue(this.releasing, appsOf(root), {
      onPromoted: (revision) => this.#onPromoted(revision),
      onDecided: (problem) => this.state.setProblems('refused release', problem ? [problem] : []),
    });
  }

  /** Listens, and starts the API; the gateway follows with the first revision. */
  async start(hooks: ShutdownHooks): Promise<void> {
    const { HOST, PORT } = this.#settings.site;
    await this.#pages.listen(HOST, PORT);
    hooks.add(() => this.#pages.close());
    hooks.add(() => this.#supervisor.stop());
    this.#api = startApi(this.#root, this.#settings.site, this.#supervisor);
    this.#api.catch((error: unknown) => complain(String(error)));
  }

  /** @param files that have changed, relative to the root. */
  onChange(files: readonly string[]): void {
    this.#changedAt = performance.now();
    const changed = files.filter((file) => !/\.test\.ts$|\/generated\//.test(file));
    const started = this.#supervisor.pids();
    for (const server of serversOf(changed).filter((name) => name in started)) {
      say(`${server}: changed, restarting it`);
      const ready = this.#supervisor.restart(server);
      if (server === 'api') void ready.then(() => this.state.contentChanged());
    }
    if (!changed.some((file) => file.startsWith('api/content/'))) return;
    say('content: changed, importing it');
    const imported = this.#supervisor.send('api', { type: 'import' });
    void imported.then(() => this.state.contentChanged());
  }

  #onOutput(name: string, line: string): void {
    const entry = parseLogLine(name, line);
    if (name === 'gateway') this.#errors.readLog(entry);
    else if (entry.level !== 'info') writeEntry(entry);
  }

  #onPromoted(revision: number): void {
    this.#errors.expect(revision);
    if (this.#isGatewayStarted) return;
    this.#isGatewayStarted = true;
    const gateway = siteProcess(this.#root, 'gateway', gatewayEnvironment(this.#settings));
    this.#api
      .then(() => this.#supervisor.start(gateway))
      .catch((error: unknown) => complain(String(error)));
  }

  #onLive(revision: number): void {
    this.state.setRevision(revision);
    say(`revision ${revision} is live, ${secondsSince(this.#changedAt)} after the change`);
    if (this.#isUp) return;
    this.#isUp = true;
    say(`ready on ${localOrigin(this.#settings.site)}`);
  }
}
