/** The gate of a promotion and of a rollback: what releases and the running API expect of each other. */
import { type Release, releaseBreaks } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import type { Candidate } from '../check/check.ts';
import { servedContract } from '../check/served-contract.ts';
import type { CliContext } from './cli-context.ts';

/**
 * Compares the releases of a candidate with the API, where a gateway serves them.
 * @param force whether what does not fit is a warning.
 * @throws {ReleaseError} for what does not fit: release, call or form, field, what is demanded and given.
 */
export async function passContract(
  { store, siteOrigin, print }: CliContext,
  { changed, releases }: Candidate,
  force = false,
): Promise<void> {
  if ((await store.heartbeats.running()).length === 0) return;
  const warn = (text: string) => print(`warning: ${text}`);
  const isChanged = ({ app }: Release) => changed.has(app);
  const unrecorded = releases.filter((release) => isChanged(release) && !release.contract);
  if (unrecorded.length > 0) {
    const names = unrecorded.map(({ app, id }) => `${app}@${id}`).join(', ');
    warn(`not compared with the API: ${names} has no record of what it sends and reads`);
  }
  if (!releases.some(({ contract }) => contract)) return;
  const served = await servedContract(siteOrigin);
  if (typeof served === 'string') return warn(`not compared with the API: ${served}`);
  const refused: string[] = [];
  for (const release of releases) {
    for (const text of releaseBreaks(release, served)) {
      if (!isChanged(release)) warn(`for ${release.mf.owner}: ${text}`);
      else if (force) warn(text);
      else refused.push(`  ${text}`);
    }
  }
  if (refused.length === 0) return;
  throw new ReleaseError(
    [
      'refused: visitors would meet what does not fit the API:',
      ...refused,
      'update the API first, or let it serve both versions; to go on: --force --reason "<why>"',
    ].join('\n'),
  );
}
