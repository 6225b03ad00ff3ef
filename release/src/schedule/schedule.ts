/** Promotions by the clock: planned and cancelled by people, carried out by gateways. */
import { randomBytes } from 'node:crypto';
import type { Composition } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import { candidateOf } from '../check/check.ts';
import { type ChangeOptions, change, type PlanFor, prepare } from '../promote/change.ts';
import { promotionOf } from '../promote/promote.ts';
import { checkRights } from '../promote/rights.ts';
import { StaleCompositionError } from '../store/folder-compositions.ts';
import type { Rollout, StepDecision } from '../store/folder-rollouts.ts';
import { RecordError } from '../store/record-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { appsAt, type PendingStep, pendingSteps, withStep } from './pending-steps.ts';

type Apps = Composition['apps'];

export interface Times {
  from: string;
  until?: string | undefined;
}

/** `cinema@<id> shops@<id>` */
export const refsOf = (apps: Apps) =>
  Object.entries(apps)
    .map(([app, id]) => `${app}@${id}`)
    .join(' ');

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
  await options.onPrepared?.(await prepare(store, options, promotionOf(apps), planned));
  const { by, why, forOtherTeam } = options;
  const at = new Date().toISOString();
  const rollout: Rollout = {
    id: randomBytes(4).toString('hex'),
    kind: 'scheduled',
    apps,
    base: Object.fromEntries(Object.entries(before).filter(([app]) => app in apps)),
    from: times.from,
    ...(times.until && { until: times.until }),
    ...{ at, by },
    ...(why && { why }),
    ...(forOtherTeam && { forOtherTeam }),
  };
  await store.rollouts.add(rollout);
  await store.audit({ at, by, action: 'schedule', subject: refsOf(apps), ...(why && { why }) });
  return rollout;
}

/** Cancels the steps of a rollout that are still to come. @throws {ReleaseError} when there are none. */
export async function cancel(
  store: ReleaseStore,
  id: string,
  { by, why, forOtherTeam }: ChangeOptions,
): Promise<PendingStep> {
  const states = await store.rollouts.all();
  const next = pendingSteps(states).find(({ rollout }) => rollout.id === id);
  if (!next) throw new ReleaseError(`nothing of ${id} is still to come; see: release schedule`);
  const { apps, base } = next.rollout;
  const candidate = await candidateOf(store, { action: 'promote', apps }, base);
  await checkRights(candidate, { by, forOtherTeam });
  const at = new Date().toISOString();
  const cancelled = { result: 'cancelled', at, by, ...(why && { why }) } as const;
  if (!(await store.rollouts.decide(id, next.step, cancelled))) {
    throw new ReleaseError(`${id} was carried out just now; see: release schedule`);
  }
  await store.audit({ at, by, action: 'cancel', subject: refsOf(apps), ...(why && { why }) });
  return next;
}

/** @throws {ReleaseError} when one of its apps was changed by somebody else. */
function checkConflict({ rollout, step }: PendingStep, live: Apps, planned: Apps): void {
  const expected = step === 'begin' ? rollout.base : rollout.apps;
  for (const app of Object.keys(rollout.apps)) {
    if (live[app] === expected[app] || live[app] === planned[app]) continue;
    throw new ReleaseError(
      `conflict: ${app} was changed since it was scheduled: ${live[app] ?? 'nothing'} is live, not ${expected[app] ?? 'nothing'}`,
    );
  }
}

const nameOf = ({ rollout, step }: PendingStep) => `${rollout.id}.${step}`;

async function takenBy(store: ReleaseStore, step: PendingStep): Promise<Composition | undefined> {
  return (await store.history()).find(({ rollout }) => rollout === nameOf(step));
}

/** The composition names its step, so that another gateway, or one after a crash, does not take it again. */
function planOf(store: ReleaseStore, pending: PendingStep): PlanFor {
  const { rollout, step } = pending;
  const reason = `${step === 'begin' ? 'scheduled' : 'end of'} ${refsOf(rollout.apps)}`;
  return async (live) => {
    const apps = live?.apps ?? {};
    const isOpen = pendingSteps(await store.rollouts.all()).some(
      (other) => other.rollout.id === rollout.id && other.step === step,
    );
    if (!isOpen || (await takenBy(store, pending))) return { action: 'promote', apps, reason };
    const planned = withStep(apps, pending);
    checkConflict(pending, apps, planned);
    const action = step === 'begin' ? 'promote' : 'rollback';
    return { action, apps: planned, reason, rollout: nameOf(pending) };
  };
}

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
    const isFinal = error instanceof ReleaseError && !(error instanceof RecordError);
    if (!isFinal || error instanceof StaleCompositionError) throw error;
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
