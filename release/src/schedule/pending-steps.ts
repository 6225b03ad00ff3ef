/** What rollouts still have to do, and what is live once they have done it. */
import type { Composition } from '@mall/contracts';
import type { Rollout, RolloutState, RolloutStep } from '../store/folder-rollouts.ts';

type Apps = Composition['apps'];

export interface PendingStep {
  rollout: Rollout;
  step: RolloutStep;
  /** Milliseconds since 1970. */
  at: number;
}

/** The steps that no gateway has taken and nobody has cancelled, in the order of their times. */
export function pendingSteps(states: readonly RolloutState[]): PendingStep[] {
  const steps = states.flatMap(({ rollout, decided }): PendingStep[] => {
    const { from, until } = rollout;
    const begin = { rollout, step: 'begin' as const, at: Date.parse(from) };
    const end = until ? [{ rollout, step: 'end' as const, at: Date.parse(until) }] : [];
    if (!decided.begin) return [begin, ...end];
    return decided.begin.result === 'done' && !decided.end ? end : [];
  });
  // One campaign ends at the minute in which the next begins.
  return steps.sort((a, b) => a.at - b.at || b.step.localeCompare(a.step));
}

/** What a step makes of `apps`. */
export function withStep(apps: Apps, { rollout, step }: Pick<PendingStep, 'rollout' | 'step'>) {
  const others = Object.entries(apps).filter(([app]) => !(app in rollout.apps));
  return { ...Object.fromEntries(others), ...(step === 'begin' ? rollout.apps : rollout.base) };
}

/** What is live at a time, if nothing else changes `apps` before it. */
export function appsAt(apps: Apps, states: readonly RolloutState[], time: number): Apps {
  return pendingSteps(states)
    .filter(({ at }) => at <= time)
    .reduce(withStep, apps);
}
