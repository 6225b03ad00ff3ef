/** Takes the steps of rollouts: gateways when their time has come, people who end a canary. */
import type { Composition } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import { type Apps, refsOf } from '../base/refs.ts';
import {
  type Change,
  type ChangeOptions,
  change,
  type PlanFor,
  type Prepared,
} from '../promote/change.ts';
import { BucketError } from '../store/bucket-client.ts';
import { StaleCompositionError } from '../store/compositions.ts';
import { RecordError } from '../store/records.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { StepDecision } from '../store/rollouts.ts';
import { makesLive, type PendingStep, pendingSteps, type Step, withStep } from './pending-steps.ts';

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

const nameOf = ({ rollout, step }: Step) => `${rollout.id}.${step}`;

/** The composition that a step has made. */
export async function takenBy(store: ReleaseStore, step: Step): Promise<Composition | undefined> {
  return (await store.history()).find(({ rollout }) => rollout === nameOf(step));
}

/** @throws {ReleaseError} when somebody has cancelled it, or a gateway has refused it. */
async function checkUndecided(store: ReleaseStore, { rollout, step }: Step): Promise<void> {
  const states = await store.rollouts.all();
  if (states.some((state) => state.rollout.id === rollout.id && !state.decided[step])) return;
  throw new ReleaseError(`${rollout.id} has ended meanwhile; see: release schedule`);
}

/** The composition names its step, so that another gateway, or one after a crash, does not take it again. */
function planOf(store: ReleaseStore, pending: PendingStep): PlanFor {
  const { rollout } = pending;
  const begins = makesLive(pending);
  const what = begins ? (rollout.kind === 'canary' ? 'promote' : 'scheduled') : 'end of';
  const reason = `${what} ${refsOf(rollout.apps)}`;
  return async (live) => {
    const apps = live?.apps ?? {};
    if (await takenBy(store, pending)) return { action: 'promote', apps, reason };
    await checkUndecided(store, pending);
    const planned = withStep(apps, pending);
    checkConflict(pending, apps, planned);
    const action = begins ? 'promote' : 'rollback';
    return { action, apps: planned, reason, rollout: nameOf(pending) };
  };
}

/** Makes the change of a step. @throws {ReleaseError} as a change does, and when the step is decided meanwhile. */
export function takeStep(
  store: ReleaseStore,
  pending: PendingStep,
  options: ChangeOptions,
): Promise<Change> {
  const onPrepared = async (prepared: Prepared) => {
    await options.onPrepared?.(prepared);
    // The checks, and who is asked, may have taken minutes.
    await checkUndecided(store, pending);
  };
  return change(store, { ...options, onPrepared }, planOf(store, pending));
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
    const { composition } = await takeStep(store, pending, { by, why, forOtherTeam });
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
