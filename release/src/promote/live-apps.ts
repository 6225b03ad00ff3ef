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
  since: Composition;
  /** The release to which a rollback returns. */
  before: string | undefined;
}

/** @param usable compositions, newest first. @returns the apps of the first one. */
export async function liveApps(
  store: ReleaseStore,
  usable: readonly Composition[],
): Promise<LiveApp[]> {
  const [live] = usable;
  if (!live) return [];
  const apps = Object.entries(live.apps).map(async ([app, id]) => {
    const replaced = usable.findIndex(({ apps }) => apps[app] !== id);
    const since = usable.at(replaced < 0 ? -1 : replaced - 1) ?? live;
    return {
      app,
      id,
      since,
      release: await store.release(app, id),
      before: releaseBefore(usable, app),
    };
  });
  return Promise.all(apps);
}
