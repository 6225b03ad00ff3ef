/** A new rollout, once the composition that it makes has passed the checks. */
import { randomBytes } from 'node:crypto';
import type { Composition } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import { refsOf } from '../base/refs.ts';
import { type ChangeOptions, prepare } from '../promote/change.ts';
import { promotionOf } from '../promote/promote.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Rollout } from '../store/rollouts.ts';

const ACTIONS = { scheduled: 'schedule', preview: 'preview', canary: 'canary' } as const;

type NewRollout = Pick<Rollout, 'kind' | 'apps'> &
  Partial<Pick<Rollout, 'from' | 'until' | 'clock' | 'weight' | 'over'>>;

/**
 * Records a rollout and its line in the audit log.
 * @param before what is live when it begins.
 * @throws {ReleaseError} as a promotion of its releases does.
 */
export async function addRollout(
  store: ReleaseStore,
  { from, ...plan }: NewRollout,
  options: ChangeOptions,
  before: Composition | undefined,
): Promise<Rollout> {
  if (!before) throw new ReleaseError('nothing is live yet; promote shell and its remotes first');
  const { by, why, forOtherTeam } = options;
  const { kind, apps } = plan;
  await options.onPrepared?.(await prepare(store, options, promotionOf(apps), before));
  const at = new Date().toISOString();
  const rollout: Rollout = {
    id: randomBytes(4).toString('hex'),
    ...plan,
    base: Object.fromEntries(Object.entries(before.apps).filter(([app]) => app in apps)),
    from: from ?? at,
    ...{ at, by },
    ...(why && { why }),
    ...(forOtherTeam && { forOtherTeam }),
  };
  await store.rollouts.add(rollout);
  const subject = refsOf(apps) || 'the live releases';
  await store.audit({ at, by, action: ACTIONS[kind], subject, ...(why && { why }) });
  return rollout;
}
