/** Restarts API and gateway when their sources change, and has the API import changed content. */
import type { Supervisor } from '../supervisor/supervisor.ts';
import { say } from '../terminal/output.ts';

type Server = 'api' | 'gateway';

const CONTENT = 'api/content/';

/** The servers that run the sources of a folder. */
const READERS: readonly [folder: string, servers: readonly Server[]][] = [
  ['api/src/', ['api']],
  ['shared/contracts/', ['api', 'gateway']],
];

export class ServerRestarts {
  readonly #supervisor: Supervisor;
  readonly #onApiReady: () => void;
  #work = Promise.resolve();

  /** @param onApiReady called when the API runs with the change. */
  constructor(supervisor: Supervisor, onApiReady: () => void) {
    this.#supervisor = supervisor;
    this.#onApiReady = onApiReady;
  }

  /** Call with files that have changed, relative to the root. */
  onChange(files: readonly string[]): void {
    const changed = files.filter((file) => !/\.test\.ts$|\/generated\//.test(file));
    const servers = READERS.filter(([folder]) => changed.some((file) => file.startsWith(folder)));
    for (const server of new Set(servers.flatMap(([, names]) => names))) {
      this.#work = this.#work.then(() => this.#restart(server));
    }
    if (changed.some((file) => file.startsWith(CONTENT))) {
      this.#work = this.#work.then(() => this.#importContent());
    }
  }

  async #importContent(): Promise<void> {
    say('content: changed, importing it');
    void this.#supervisor.send('api', { type: 'import' }).then(this.#onApiReady);
  }

  async #restart(server: Server): Promise<void> {
    say(`${server}: changed, restarting it`);
    const ready = this.#supervisor.restart(server);
    if (server === 'api') void ready.then(this.#onApiReady);
  }
}
