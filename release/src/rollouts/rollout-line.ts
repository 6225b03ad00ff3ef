/** What people read of rollouts. */
import { refsOf } from '../base/refs.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Rollout, RolloutState } from '../store/rollouts.ts';
import { isRefused } from '../store/verdicts.ts';
import { weightAt } from './canary.ts';
import { isOpen } from './pending-steps.ts';
import { CHECK_REASON } from './preview.ts';

/** Rollouts in the order of their beginnings, without the previews that checks in a browser make. */
export async function listedRollouts(store: ReleaseStore): Promise<RolloutState[]> {
  const all = await store.rollouts.all();
  return all.filter(({ rollout }) => rollout.kind !== 'preview' || rollout.why !== CHECK_REASON);
}

/** A rollout in one line. */
export function rolloutLine({ id, kind, apps, from, until, clock, by, why }: Rollout): string {
  const times = until ? `${from} until ${until}` : from;
  const shown = clock ? ` at ${clock}` : '';
  return `${id}  ${kind} ${times}  ${refsOf(apps)}${shown}  ${by}${why ? `: ${why}` : ''}`;
}

/** What became of it: the last of its steps that was decided. */
export async function progressOf(store: ReleaseStore, state: RolloutState): Promise<string> {
  const { rollout, decided } = state;
  const { begin, end } = decided;
  const last = end ?? begin;
  if (!last) return progressOfOpen(state);
  const { result, revision, by, why } = last;
  if (result === 'cancelled') return `cancelled by ${by}${why ? `: ${why}` : ''}`;
  if (result === 'taken-back') return `taken back: ${why}`;
  if (result === 'refused') return `${rollout.until && end ? 'not ended' : 'refused'}: ${why}`;
  if (revision && isRefused(await store.verdicts(revision))) {
    return `refused: revision ${revision} failed the smoke test`;
  }
  return `${end || !rollout.until ? 'done' : 'began'}: revision ${revision}`;
}

function progressOfOpen(state: RolloutState): string {
  const { kind } = state.rollout;
  if (kind === 'canary') return `${weightAt(state, Date.now())} % of visitors`;
  if (kind === 'preview') return isOpen(state) ? 'in use' : 'expired';
  return 'waits';
}
