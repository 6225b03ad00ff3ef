/** Every app's release is in the store, and its files still have the bytes that were published. */
import type { Release } from '@mall/contracts';
import { integrityOf } from '../publish/publish.ts';
import { type Candidate, error, type Issue } from './check.ts';

async function fileIssues(release: Release, { store }: Candidate): Promise<Issue[]> {
  const key = `${release.app}@${release.id}`;
  const issues: Issue[] = [];
  for (const { path, integrity } of release.files) {
    const bytes = await store.readFile(release.app, release.id, path);
    if (!bytes) issues.push(error(release.app, `${key}: ${path} is missing in the store`));
    else if (integrityOf(bytes) !== integrity) {
      issues.push(error(release.app, `${key}: ${path} was changed after it was published`));
    }
  }
  return issues;
}

export async function checkReleaseFiles(candidate: Candidate): Promise<Issue[]> {
  const found = new Set(candidate.releases.map(({ app, id }) => `${app}@${id}`));
  const missing = Object.entries(candidate.apps)
    .filter(([app, id]) => !found.has(`${app}@${id}`))
    .map(([app, id]) => error(app, `${app}@${id} is not in the store; publish it first`));
  const changed = await Promise.all(
    candidate.releases.map((release) => fileIssues(release, candidate)),
  );
  return [...missing, ...changed.flat()];
}
