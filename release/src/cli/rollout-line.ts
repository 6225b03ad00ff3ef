/** A rollout in one line. */
import { refsOf } from '../schedule/schedule.ts';
import type { Rollout, RolloutState } from '../store/folder-rollouts.ts';
import { isRefused } from '../store/folder-verdicts.ts';
import type { ReleaseStore } from '../store/release-store.ts';

export function rolloutLine({ id, apps, from, until, by, why }: Rollout): string {
  const times = until ? `${from} until ${until}` : from;
  return `${id}  ${times}  ${refsOf(apps)}  ${by}${why ? `: ${why}` : ''}`;
}

/** What became of it: the last of its steps that was decided. */
export async function progressOf(
  store: ReleaseStore,
  { rollout, decided }: RolloutState,
): Promise<string> {
  const { begin, end } = decided;
  const last = end ?? begin;
  if (!last) return 'waits';
  const { result, revision, by, why } = last;
  if (result === 'cancelled') return `cancelled by ${by}${why ? `: ${why}` : ''}`;
  if (result === 'refused') return `${end ? 'not ended' : 'refused'}: ${why}`;
  if (revision && isRefused(await store.verdicts(revision))) {
    return `refused: revision ${revision} failed the smoke test`;
  }
  return `${end || !rollout.until ? 'done' : 'began'}: revision ${revision}`;
}
