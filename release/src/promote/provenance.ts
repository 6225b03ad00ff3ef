/** Whether the releases of a change were built from committed sources that hold what was live before. */
import type { Release } from '@mall/contracts';
import type { Candidate } from '../check/check.ts';
import { shortCommit } from '../publish/commit.ts';

const DIRTY = /-dirty$/;

/** How many commits after `earlier` a release was built; undefined when it was not built on it. */
export function builtOn({ commit, ancestors }: Release, earlier: string): number | undefined {
  const position = [shortCommit(commit ?? ''), ...ancestors].indexOf(shortCommit(earlier));
  return position < 0 ? undefined : position;
}

function warningsOf(release: Release, replaced: Release | undefined): string[] {
  const name = `${release.app}@${release.id}`;
  const warnings: string[] = [];
  const why = release.waiver ? `: ${release.waiver.reason}` : '';
  if (DIRTY.test(release.commit ?? '')) {
    warnings.push(`${name} was built from a work tree with uncommitted changes${why}`);
  }
  if (release.waiver?.unchecked) warnings.push(`${name} was published without its checks${why}`);
  if (!release.commit || !replaced?.commit) return warnings;
  const earlier = replaced.commit;
  const other = `${replaced.app}@${replaced.id} of ${replaced.publishedBy}`;
  if (builtOn(release, earlier) === undefined) {
    warnings.push(
      `${name} was not built on the live ${other} (commit ${shortCommit(earlier)}): what changed there may be undone`,
    );
  } else if (DIRTY.test(replaced.commit)) {
    warnings.push(`the live ${other} was built with uncommitted changes, which ${name} may undo`);
  }
  return warnings;
}

/** Warnings for the person who promotes about the releases that replace live ones. */
export function provenanceWarnings({ action, changed, releases, live }: Candidate): string[] {
  if (action !== 'promote') return [];
  return releases
    .filter(({ app }) => changed.has(app))
    .flatMap((release) =>
      warningsOf(
        release,
        live.find(({ app }) => app === release.app),
      ),
    );
}
