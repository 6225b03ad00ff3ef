/** The site under development: connects its servers, builds and open pages. */
import { rmSync } from 'node:fs';
import { appsOf } from '../build/apps.ts';
import { secondsSince } from '../repository.ts';
import { localOrigin, siteProcess } from '../site/processes.ts';
import { type Releasing, releasingWith } from '../site/promote-builds.ts';
import { sendToParent, startApi } from '../site/run-site.ts';
import type { ShutdownHooks } from '../site/shutdown.ts';
import { Supervisor } from '../supervisor/supervisor.ts';
import { parseLogLine } from '../terminal/log-entry.ts';
import { complain, say, writeEntry } from '../terminal/output.ts';
import { BrowserErrors } from './browser-errors.ts';
import { GatewayLog } from './gateway-log.ts';
import { PageServer } from './page-server.ts';
import { PageState } from './page-state.ts';
import { Problems } from './problems.ts';
import { ReleaseQueue } from './release-queue.ts';
import { ServerRestarts } from './server-restarts.ts';
import { type DevelopmentSettings, gatewayEnvironment } from './settings.ts';

export class DevelopmentSite {
  readonly problems: Problems;
  /** Takes good builds. */
  readonly queue: ReleaseQueue;
  readonly restarts: ServerRestarts;
  /** When the last change was noticed, as `performance.now()` counts. */
  changedAt = performance.now();
  readonly #root: string;
  readonly #settings: DevelopmentSettings;
  readonly #state = new PageState();
  readonly #browserErrors: BrowserErrors;
  readonly #pages: PageServer;
  readonly #gatewayLog: GatewayLog;
  readonly #supervisor: Supervisor;
  #api: Promise<void> = Promise.resolve();
  #isGatewayStarted = false;
  #isUp = false;

  /** @param modeOf which of an app's builds is shown. */
  constructor(root: string, settings: DevelopmentSettings, modeOf: Releasing['modeOf']) {
    this.#root = root;
    this.#settings = settings;
    // Every start shows the working copy as it is, not what an earlier one has promoted.
    rmSync(settings.storeFolder, { recursive: true, force: true });
    const releasing = { ...releasingWith(root, settings.gateway), modeOf, compress: false };
    this.problems = new Problems(() => this.#state.setProblems(this.problems.all()));
    this.#browserErrors = new BrowserErrors(settings.storeFolder);
    this.#pages = new PageServer({
      gateway: { host: settings.gateway.HOST, port: settings.gateway.PORT },
      store: releasing.store,
      state: this.#state,
      browserErrors: this.#browserErrors,
    });
    this.#gatewayLog = new GatewayLog((revision) => this.#onLive(revision));
    this.#supervisor = new Supervisor({
      onLine: say,
      onPids: (pids) => sendToParent({ type: 'processes', pids }),
      onOutput: (name, line) => this.#onOutput(name, line),
    });
    this.restarts = new ServerRestarts(this.#supervisor, () => this.#state.contentChanged());
    this.queue = new ReleaseQueue(releasing, appsOf(root), {
      onPromoted: (revision) => this.#onPromoted(revision),
      onDecided: (problem) => this.problems.set('refused release', problem ? [problem] : []),
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

  #onOutput(name: string, line: string): void {
    const entry = parseLogLine(name, line);
    if (name === 'gateway') this.#gatewayLog.read(entry);
    else if (entry.level !== 'info' || 'total' in entry) writeEntry(entry);
  }

  #onPromoted(revision: number): void {
    this.#gatewayLog.expect(revision);
    if (this.#isGatewayStarted) return;
    this.#isGatewayStarted = true;
    const gateway = siteProcess(this.#root, 'gateway', gatewayEnvironment(this.#settings));
    this.#api
      .then(() => this.#supervisor.start(gateway))
      .catch((error: unknown) => complain(String(error)));
  }

  #onLive(revision: number): void {
    this.#browserErrors.reset();
    this.#state.setRevision(revision);
    say(`revision ${revision} is live, ${secondsSince(this.changedAt)} after the change`);
    if (this.#isUp) return;
    this.#isUp = true;
    const origin = localOrigin(this.#settings.site);
    say(`ready on ${origin}`);
    sendToParent({ type: 'ready', origin });
  }
}
