/** Promotions by the clock: planned and cancelled by people, carried out by gateways. */
import type { Composition } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import { type Apps, refsOf } from '../base/refs.ts';
import { type ChangeOptions, change, type PlanFor } from '../promote/change.ts';
import { BucketError } from '../store/bucket-client.ts';
import { StaleCompositionError } from '../store/compositions.ts';
import { RecordError } from '../store/records.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Rollout, StepDecision } from '../store/rollouts.ts';
import { addRollout, checkRolloutRights } from './new-rollout.ts';
import {
  appsAt,
  isOpen,
  makesLive,
  type PendingStep,
  pendingSteps,
  withStep,
} from './pending-steps.ts';

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
  { by, why, forOtherTeam }: ChangeOptions,
): Promise<Pick<PendingStep, 'rollout' | 'step'>> {
  const state = (await store.rollouts.all()).find(({ rollout }) => rollout.id === id);
  if (!state || !isOpen(state)) {
    throw new ReleaseError(`nothing of ${id} is still to come; see: release schedule`);
  }
  const { rollout } = state;
  const step = pendingSteps([state])[0]?.step ?? 'end';
  if (rollout.kind !== 'preview') await checkRolloutRights(store, rollout, { by, forOtherTeam });
  const at = new Date().toISOString();
  const cancelled = { result: 'cancelled', at, by, ...(why && { why }) } as const;
  if (!(await store.rollouts.decide(id, step, cancelled))) {
    throw new ReleaseError(`${id} was carried out just now; see: release schedule`);
  }
  const subject = refsOf(rollout.apps) || `preview ${id}`;
  await store.audit({ at, by, action: 'cancel', subject, ...(why && { why }) });
  return { rollout, step };
}

/** @throws {ReleaseError} when one of its apps was changed by somebody else. */
function checkConflict(pending: PendingStep, live: Apps, planned: Apps): void {
  const { rollout } = pending;
  const expected = makesLive(pending) ? rollout.base : rollout.apps;
  for (const app of Object.keys(rollout.apps)) {
    if (live[app] === expected[app] || live[app] === planned[app]) continue;
    throw new ReleaseError(
      `conflict: ${app} was changed since ${rollout.kind === 'canary' ? 'the canary began' : 'it was scheduled'}: ${live[app] ?? 'nothing'} is live, not ${expected[app] ?? 'nothing'}`,
    );
  }
}

const nameOf = ({ rollout, step }: PendingStep) => `${rollout.id}.${step}`;

async function takenBy(store: ReleaseStore, step: PendingStep): Promise<Composition | undefined> {
  return (await store.history()).find(({ rollout }) => rollout === nameOf(step));
}

/** The composition names its step, so that another gateway, or one after a crash, does not take it again. */
export function planOf(store: ReleaseStore, pending: PendingStep): PlanFor {
  const { rollout, step } = pending;
  const begins = makesLive(pending);
  const what = begins ? (rollout.kind === 'canary' ? 'promote' : 'scheduled') : 'end of';
  const reason = `${what} ${refsOf(rollout.apps)}`;
  return async (live) => {
    const apps = live?.apps ?? {};
    const isUndecided = (await store.rollouts.all()).some(
      (state) => state.rollout.id === rollout.id && !state.decided[step],
    );
    if (!isUndecided || (await takenBy(store, pending))) {
      return { action: 'promote', apps, reason };
    }
    const planned = withStep(apps, pending);
    checkConflict(pending, apps, planned);
    const action = begins ? 'promote' : 'rollback';
    return { action, apps: planned, reason, rollout: nameOf(pending) };
  };
}

/** Errors that are temporary or can be repaired; they refuse no rollout. */
const PASSING = [BucketError, RecordError, StaleCompositionError];

async function take(store: ReleaseStore, pending: PendingStep): Promise<StepDecision> {
  const { by, why, forOtherTeam, until } = pending.rollout;
  const now = Date.now();
  const decision = { at: new Date(now).toISOString(), by };
  try {
    if (pending.step === 'begin' && until && Date.parse(until) <= now) {
      throw new ReleaseError('its time was over before a gateway ran');
    }
    const { composition } = await change(store, { by, why, forOtherTeam }, planOf(store, pending));
    const { revision } = (await takenBy(store, pending)) ?? composition;
    return { ...decision, result: 'done', revision };
  } catch (error) {
    const isPassing = PASSING.some((kind) => error instanceof kind);
    if (isPassing || !(error instanceof ReleaseError)) throw error;
    return { ...decision, result: 'refused', why: error.message };
  }
}

export interface TakenStep extends PendingStep {
  decision: StepDecision;
}

/**
 * Takes every step whose time has come, and those that were missed. Several gateways may do so at once.
 * @returns what this call has decided. @throws when the store cannot be used; a later call tries again.
 */
export async function takeDueSteps(store: ReleaseStore): Promise<TakenStep[]> {
  const taken: TakenStep[] = [];
  for (;;) {
    // Read anew: the end of a rollout is off when its beginning is refused.
    const [pending] = pendingSteps(await store.rollouts.all());
    if (!pending || pending.at > Date.now()) return taken;
    const { rollout, step } = pending;
    const decision = await take(store, pending);
    if (!(await store.rollouts.decide(rollout.id, step, decision))) continue;
    taken.push({ ...pending, decision });
    const { at, by, why = '', result } = decision;
    if (result !== 'refused') continue;
    await store.audit({ at, by, action: 'refuse', subject: refsOf(rollout.apps), why });
  }
}
