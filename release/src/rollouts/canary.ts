/** A canary: releases for a share of visitors, which grows, or is taken back (decision 0022). */
import { isDeepStrictEqual } from 'node:util';
import type { Composition } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import { type Apps, refsOf } from '../base/refs.ts';
import { type Change, type ChangeOptions, prepare } from '../promote/change.ts';
import { promotionOf } from '../promote/promote.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Rollout, RolloutState } from '../store/rollouts.ts';
import { addRollout } from './new-rollout.ts';
import { isOpen } from './pending-steps.ts';
import { takenBy, takeStep } from './take-steps.ts';

export interface CanaryShare {
  /** Percent of visitors. */
  weight: number;
  /** Minutes in which the share grows to all visitors. */
  over?: number | undefined;
}

const MINUTE_MS = 60_000;

/** The canary that is being served: there is one at a time. */
export function activeCanary(states: readonly RolloutState[]): RolloutState | undefined {
  return states.find((state) => state.rollout.kind === 'canary' && isOpen(state));
}

/** The percentage of visitors that a canary has at a time, in milliseconds since 1970. */
export function weightAt({ rollout, weights }: RolloutState, time: number): number {
  const { weight = 1, over, from } = rollout;
  const latest = weights.at(-1)?.weight ?? weight;
  if (!over) return latest;
  const share = (time - Date.parse(from)) / (over * MINUTE_MS);
  return Math.floor(latest + (100 - latest) * Math.min(Math.max(share, 0), 1));
}

/**
 * Starts a canary of these releases, or gives theirs another share.
 * @throws {ReleaseError} as a promotion does, and while another canary is served.
 */
export async function serveCanary(
  store: ReleaseStore,
  apps: Apps,
  { weight, over }: CanaryShare,
  options: ChangeOptions,
): Promise<Rollout> {
  const active = activeCanary(await store.rollouts.all());
  if (!active) {
    const plan = { kind: 'canary', apps, weight, ...(over && { over }) } as const;
    return addRollout(store, plan, options, await store.live());
  }
  const { id, by } = active.rollout;
  if (!isDeepStrictEqual(active.rollout.apps, apps)) {
    throw new ReleaseError(
      `the canary ${id} of ${refsOf(active.rollout.apps)} by ${by} is being served; wait for its end, or: release cancel ${id}`,
    );
  }
  if (over || active.rollout.over) {
    throw new ReleaseError(
      `the canary ${id} grows by itself; to end it: release promote … --weight 100, or: release cancel ${id}`,
    );
  }
  await addWeight(store, active, weight, options);
  return active.rollout;
}

async function addWeight(
  store: ReleaseStore,
  state: RolloutState,
  weight: number,
  options: ChangeOptions,
): Promise<void> {
  const { id, apps } = state.rollout;
  const { by, why } = options;
  await options.onPrepared?.(await prepare(store, options, promotionOf(apps), await store.live()));
  const at = new Date().toISOString();
  if (!(await store.rollouts.addWeight(state, { weight, at, by }))) {
    throw new ReleaseError(`the canary ${id} was given another weight just now`);
  }
  const subject = `${refsOf(apps)} ${weight} %`;
  await store.audit({ at, by, action: 'canary', subject, ...(why && { why }) });
}

/**
 * Makes the releases of the canary that is being served live for all visitors; undefined when it has others.
 * @throws {ReleaseError} as a promotion does, and when the canary ends meanwhile.
 */
export async function endCanary(
  store: ReleaseStore,
  apps: Apps,
  options: ChangeOptions,
): Promise<Change | undefined> {
  const active = activeCanary(await store.rollouts.all());
  if (!active || !isDeepStrictEqual(active.rollout.apps, apps)) return undefined;
  const { rollout } = active;
  const made = await takeStep(store, { rollout, step: 'end', at: Date.now() }, options);
  await recordEnd(store, rollout, made.composition);
  return made;
}

const recordEnd = (store: ReleaseStore, { id }: Rollout, { revision, at, by }: Composition) =>
  store.rollouts.decide(id, 'end', { result: 'done', at, by, revision });

/**
 * Ends a canary that cannot be served, or that is worse for its visitors.
 * @returns false when it has ended already.
 */
export async function refuseCanary(
  store: ReleaseStore,
  rollout: Rollout,
  why: string,
  result: 'refused' | 'taken-back' = 'refused',
): Promise<boolean> {
  const { id, apps } = rollout;
  const made = await takenBy(store, { rollout, step: 'end' });
  // A crash has kept its promotion from the record.
  if (made) await recordEnd(store, rollout, made);
  const decision = { at: new Date().toISOString(), by: 'gateway', why };
  if (!(await store.rollouts.decide(id, 'end', { result, ...decision }))) return false;
  await store.audit({ ...decision, action: 'take-back', subject: refsOf(apps) });
  return true;
}
