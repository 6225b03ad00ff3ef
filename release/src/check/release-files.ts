/** Each release is in the store with unchanged bytes; damage of an app that stays as it is warns its team. */
import type { Release } from '@mall/contracts';
import { AlteredFileError } from '../store/releases.ts';
import { type Candidate, error, type Issue, warning } from './check.ts';

async function damageOf(
  { app, id }: Release,
  path: string,
  { store }: Candidate,
): Promise<string | undefined> {
  try {
    const bytes = await store.readFile(app, id, path);
    return bytes ? undefined : `${app}@${id}: ${path} is missing in the store`;
  } catch (reason) {
    if (!(reason instanceof AlteredFileError)) throw reason;
    return reason.message;
  }
}

async function fileIssues(release: Release, candidate: Candidate): Promise<Issue[]> {
  const { app, id, files, mf } = release;
  const remedy = `restore releases/${app}/${id} from a backup, or remove it from the store and publish the same build again`;
  const found = await Promise.all(files.map(({ path }) => damageOf(release, path, candidate)));
  const damage = found.filter((text) => text !== undefined);
  if (candidate.changed.has(app)) return damage.map((text) => error(app, `${text}; ${remedy}`));
  const [first, ...others] = damage;
  const more = others.length > 0 ? `, and ${others.length} more of its files are damaged` : '';
  return first ? [warning(app, `for ${mf.owner}: ${first}${more}; ${remedy}`)] : [];
}

export async function checkReleaseFiles(candidate: Candidate): Promise<Issue[]> {
  const found = new Set(candidate.releases.map(({ app, id }) => `${app}@${id}`));
  const missing = Object.entries(candidate.apps)
    .filter(([app, id]) => !found.has(`${app}@${id}`))
    .map(([app, id]) => error(app, `${app}@${id} is not in the store; publish it first`));
  const damaged = await Promise.all(
    candidate.releases.map((release) => fileIssues(release, candidate)),
  );
  return [...missing, ...damaged.flat()];
}
