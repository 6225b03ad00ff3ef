/** What rollouts still have to do, and what is live once they have done it. */
import type { Apps } from '../base/refs.ts';
import type { Rollout, RolloutState, RolloutStep } from '../store/rollouts.ts';

export interface PendingStep {
  rollout: Rollout;
  step: RolloutStep;
  /** Milliseconds since 1970. */
  at: number;
}

const MINUTE_MS = 60_000;

function stepsOf({ rollout, decided }: RolloutState): PendingStep[] {
  const { kind, from, until, over } = rollout;
  if (kind === 'preview' || decided.end) return [];
  if (kind === 'canary') {
    return over ? [{ rollout, step: 'end', at: Date.parse(from) + over * MINUTE_MS }] : [];
  }
  const end = until ? [{ rollout, step: 'end' as const, at: Date.parse(until) }] : [];
  if (!decided.begin) return [{ rollout, step: 'begin', at: Date.parse(from) }, ...end];
  return decided.begin.result === 'done' ? end : [];
}

/** The steps that no gateway has taken and nobody has cancelled, in the order of their times. */
export function pendingSteps(states: readonly RolloutState[]): PendingStep[] {
  // One campaign ends at the minute in which the next begins.
  return states.flatMap(stepsOf).sort((a, b) => a.at - b.at || b.step.localeCompare(a.step));
}

/** True while a rollout still does something: a step is pending, a canary or a link of a preview is in use. */
export function isOpen(state: RolloutState, now = Date.now()): boolean {
  const { rollout, decided } = state;
  if (rollout.kind === 'canary') return !decided.end;
  if (rollout.kind === 'preview') return !decided.end && now < Date.parse(rollout.until ?? '');
  return stepsOf(state).length > 0;
}

export type Step = Pick<PendingStep, 'rollout' | 'step'>;

/** Whether a step makes the releases of its rollout live: the first one of a schedule, the last of a canary. */
export const makesLive = ({ rollout, step }: Step): boolean =>
  (rollout.kind === 'canary') === (step === 'end');

/** What a step makes of `apps`. */
export function withStep(apps: Apps, pending: Step): Apps {
  const { rollout } = pending;
  const others = Object.entries(apps).filter(([app]) => !(app in rollout.apps));
  return { ...Object.fromEntries(others), ...(makesLive(pending) ? rollout.apps : rollout.base) };
}

/** What is live at a time, if nothing else changes `apps` before it. */
export function appsAt(apps: Apps, states: readonly RolloutState[], time: number): Apps {
  return pendingSteps(states)
    .filter(({ at }) => at <= time)
    .reduce(withStep, apps);
}
