/** The drill's bucket with the release store: what happens to it, and what commands say meanwhile. */
import { appendFileSync, cpSync, globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSettings } from '@mall/contracts';
import { promote, publish, ReleaseError } from '@mall/release';
import { BucketServer, type BucketTrouble } from '@mall/release/testing/bucket-server';
import { appsOf, buildFolderOf } from '../build/apps.ts';
import { buildApps } from '../build/build-apps.ts';
import { REPOSITORY, TaskError } from '../repository.ts';
import { promoteBuilds, type Releasing, releasingWith } from '../site/promote-builds.ts';
import type { ShutdownHooks } from '../site/shutdown.ts';

/** The app that is promoted; no page of the drill looks different with its other release. */
const APP = 'cards';
const BY = 'drill';

export class DrillBucket {
  readonly settings: Record<string, string>;
  readonly #server: BucketServer;
  readonly #releasing: Releasing;
  /** Ids of two releases of the app, of which one is live. */
  readonly #releases: string[] = [];

  private constructor(server: BucketServer, settings: Record<string, string>) {
    this.#server = server;
    this.settings = settings;
    this.#releasing = releasingWith(REPOSITORY, readSettings({ ...settings, ACTOR: BY }));
  }

  /** Starts it with releases of all apps, which are live; `hooks` end it. */
  static async start(folder: string, hooks: ShutdownHooks): Promise<DrillBucket> {
    const server = new BucketServer();
    hooks.add(async () => server.close());
    const STORE_KEY_FILE = path.join(folder, 'store-key');
    writeFileSync(STORE_KEY_FILE, 'drill:drill');
    const settings = {
      STORE_URL: 's3://mall/drill',
      STORE_ENDPOINT: await server.listen(),
      STORE_KEY_FILE,
      DATA_DIR: path.join(folder, 'commands'),
    };
    const bucket = new DrillBucket(server, settings);
    await bucket.#release(folder);
    return bucket;
  }

  /** What is wrong for a while: each response is late, there is none, or nothing listens. */
  async during(trouble: BucketTrouble, ms: number): Promise<void> {
    this.#server.trouble = trouble;
    await sleep(ms);
    this.#server.trouble = {};
  }

  /** Promotes a release meanwhile. @throws {TaskError} when the command reports what is not so. */
  async promoteDuring(trouble: BucketTrouble): Promise<string> {
    const next = this.#releases.shift() ?? '';
    this.#releases.push(next);
    this.#server.trouble = trouble;
    const { store } = this.#releasing;
    const told = await promote(store, `${APP}@${next}`, { by: BY }).then(
      () => 'promoted',
      (error: unknown) => {
        if (error instanceof ReleaseError) return error.message;
        throw error;
      },
    );
    this.#server.trouble = {};
    const isLive = (await store.live())?.apps[APP] === next;
    if (isLive !== (told === 'promoted'))
      throw new TaskError(`${APP}@${next} is ${isLive ? '' : 'not '}live, the command: ${told}`);
    return told;
  }

  async #release(folder: string): Promise<void> {
    const apps = appsOf(REPOSITORY);
    await buildApps(REPOSITORY, apps);
    const { store } = this.#releasing;
    await promoteBuilds(this.#releasing, apps);
    const other = path.join(folder, 'other-build');
    cpSync(buildFolderOf(REPOSITORY, APP, 'production'), other, { recursive: true });
    for (const file of globSync(path.join(other, 'web/messages-*.js')))
      appendFileSync(file, '// Another release.\n');
    const { release } = await publish(store, APP, other, BY);
    this.#releases.push(release.id, (await store.live())?.apps[APP] ?? '');
  }
}
