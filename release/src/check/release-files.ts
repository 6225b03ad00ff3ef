/** Every app's release is in the store, and its files still have the bytes that were published. */
import type { Release } from '@mall/contracts';
import { AlteredFileError } from '../store/altered-file-error.ts';
import { type Candidate, error, type Issue } from './check.ts';

async function fileIssues({ app, id, files }: Release, { store }: Candidate): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const { path } of files) {
    try {
      const bytes = await store.readFile(app, id, path);
      if (!bytes) issues.push(error(app, `${app}@${id}: ${path} is missing in the store`));
    } catch (failure) {
      if (!(failure instanceof AlteredFileError)) throw failure;
      issues.push(error(app, failure.message));
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
