/** Promotions by the clock: planned and cancelled by people. */
import { ReleaseError } from '../base/errors.ts';
import { type Apps, refsOf } from '../base/refs.ts';
import { candidateOf } from '../check/check.ts';
import type { ChangeOptions } from '../promote/change.ts';
import { checkRights } from '../promote/rights.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Rollout } from '../store/rollouts.ts';
import { addRollout } from './new-rollout.ts';
import { appsAt, isOpen, type PendingStep, pendingSteps } from './pending-steps.ts';
import { takenBy } from './take-steps.ts';

export interface Times {
  from: string;
  until?: string | undefined;
}

function checkTimes({ from, until }: Times): void {
  if (Date.parse(from) <= Date.now()) {
    throw new ReleaseError(`${from} is over: promote without --at, or name a time to come`);
  }
  if (until && Date.parse(until) <= Date.parse(from)) {
    throw new ReleaseError(`${until} (--until) is not after ${from} (--at)`);
  }
}

/**
 * Plans a promotion, once its result at that time has passed the checks.
 * @throws {ReleaseError} as a promotion does, and for a time that is over.
 */
export async function schedule(
  store: ReleaseStore,
  apps: Apps,
  times: Times,
  options: ChangeOptions,
): Promise<Rollout> {
  checkTimes(times);
  const live = await store.live();
  const before = appsAt(live?.apps ?? {}, await store.rollouts.all(), Date.parse(times.from));
  const planned = live && { ...live, apps: before };
  return addRollout(store, { kind: 'scheduled', apps, ...times }, options, planned);
}

/** Ends what a rollout still has to do. @throws {ReleaseError} when there is nothing. */
export async function cancel(
  store: ReleaseStore,
  id: string,
  options: ChangeOptions,
): Promise<Pick<PendingStep, 'rollout' | 'step'>> {
  const state = (await store.rollouts.all()).find(({ rollout }) => rollout.id === id);
  if (!state || !isOpen(state)) {
    throw new ReleaseError(`nothing with the id ${id} is left to cancel; see: release schedule`);
  }
  const { by, why } = options;
  const { rollout } = state;
  const step = pendingSteps([state])[0]?.step ?? 'end';
  if (rollout.kind !== 'preview') {
    const { apps, base } = rollout;
    await checkRights(await candidateOf(store, { action: 'promote', apps }, base), options);
  }
  const at = new Date().toISOString();
  const cancelled = { result: 'cancelled', at, by, ...(why && { why }) } as const;
  if (!(await store.rollouts.decide(id, step, cancelled))) {
    throw new ReleaseError(`${id} was carried out just now; see: release schedule`);
  }
  if (await takenBy(store, { rollout, step })) {
    throw new ReleaseError(
      `${id} was carried out just now and can no longer be cancelled; see: release history`,
    );
  }
  const subject = refsOf(rollout.apps) || `preview ${id}`;
  await store.audit({ at, by, action: 'cancel', subject, ...(why && { why }) });
  return { rollout, step };
}
