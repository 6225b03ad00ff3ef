/** The apps that are live, with what made them so. */
import type { Composition, Release } from '@mall/contracts';
import type { ReleaseStore } from '../store/release-store.ts';
import { releaseBefore } from './rollback.ts';

export interface LiveApp {
  app: string;
  id: string;
  /** Undefined when the store does not hold it. */
  release: Release | undefined;
  /** The composition that made the release live. */
  since: Composition | undefined;
  /** The release to which a rollback returns. */
  before: string | undefined;
}

function liveSince(usable: readonly Composition[], app: string): Composition | undefined {
  const id = usable[0]?.apps[app];
  const replaced = usable.findIndex(({ apps }) => apps[app] !== id);
  return usable.at(replaced < 0 ? -1 : replaced - 1);
}

/** @param usable compositions, newest first. */
export function liveApps(store: ReleaseStore, usable: readonly Composition[]): Promise<LiveApp[]> {
  const apps = Object.entries(usable[0]?.apps ?? {}).map(async ([app, id]) => {
    const release = await store.release(app, id);
    return {
      ...{ app, id, release },
      since: liveSince(usable, app),
      before: releaseBefore(usable, app),
    };
  });
  return Promise.all(apps);
}
