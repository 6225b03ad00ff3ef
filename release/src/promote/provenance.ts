/** Whether the releases of a change were built from committed sources that hold what was live before. */
import type { Release } from '@mall/contracts';
import { shortCommit } from '../publish/commit.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Change } from './change.ts';

const DIRTY = /-dirty$/;

function isBuiltOn({ commit, ancestors }: Release, earlier: string): boolean {
  const own = commit?.replace(DIRTY, '');
  return own === earlier || ancestors.includes(shortCommit(earlier));
}

function warningsOf(release: Release, replaced: Release | undefined): string[] {
  const name = `${release.app}@${release.id}`;
  const warnings: string[] = [];
  if (release.commit && DIRTY.test(release.commit)) {
    warnings.push(`${name} was built from a work tree with uncommitted changes`);
  }
  if (!release.commit || !replaced?.commit) return warnings;
  const earlier = replaced.commit.replace(DIRTY, '');
  const other = `${replaced.app}@${replaced.id} of ${replaced.publishedBy}`;
  if (!isBuiltOn(release, earlier)) {
    warnings.push(
      `${name} was not built on the live ${other} (commit ${shortCommit(earlier)}): what changed there may be undone`,
    );
  } else if (DIRTY.test(replaced.commit)) {
    warnings.push(`the live ${other} was built with uncommitted changes, which ${name} may undo`);
  }
  return warnings;
}

/** Warnings for the person who promotes about the releases that replace live ones. */
export async function provenanceWarnings(
  store: ReleaseStore,
  { composition, before }: Change,
): Promise<string[]> {
  if (composition.action !== 'promote') return [];
  const warnings: string[] = [];
  for (const app of composition.changed) {
    const id = composition.apps[app];
    const release = id ? await store.release(app, id) : undefined;
    const earlierId = before?.apps[app];
    const replaced = earlierId ? await store.release(app, earlierId) : undefined;
    if (release) warnings.push(...warningsOf(release, replaced));
  }
  return warnings;
}
