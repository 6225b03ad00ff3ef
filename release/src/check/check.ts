/** The input and output of a check before promotion. */
import type { Composition, Release } from '@mall/contracts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The composition that is about to become live. */
export interface Candidate {
  action: Composition['action'];
  apps: Composition['apps'];
  releases: readonly Release[];
  /** The apps that are added, replaced or removed. */
  changed: ReadonlySet<string>;
  live: readonly Release[];
  store: ReleaseStore;
}

async function releasesOf(store: ReleaseStore, apps: Candidate['apps']): Promise<Release[]> {
  const entries = Object.entries(apps);
  const releases = await Promise.all(entries.map(([app, id]) => store.release(app, id)));
  return releases.filter((release) => release !== undefined);
}

/** The apps that are added, replaced or removed between two compositions. */
export function changedApps(before: Candidate['apps'], after: Candidate['apps']): string[] {
  return Object.keys({ ...before, ...after }).filter((app) => before[app] !== after[app]);
}

/** The candidate that takes the place of the apps in `live`. */
export async function candidateOf(
  store: ReleaseStore,
  { action, apps }: Pick<Candidate, 'action' | 'apps'>,
  live: Candidate['apps'],
): Promise<Candidate> {
  return {
    action,
    apps,
    releases: await releasesOf(store, apps),
    changed: new Set(changedApps(live, apps)),
    live: await releasesOf(store, live),
    store,
  };
}

export interface Issue {
  /** A warning is printed and does not stop the promotion. */
  severity: 'error' | 'warning';
  app: string;
  /** What is wrong, where, and what would be right. */
  message: string;
}

export type Check = (candidate: Candidate) => Issue[] | Promise<Issue[]>;

export const error = (app: string, message: string): Issue => ({ severity: 'error', app, message });

export const warning = (app: string, message: string): Issue => ({
  severity: 'warning',
  app,
  message,
});
