/** Whether a composition is worse for its visitors than another one; the statistics are in decision 0024. */
import type { Tallies, Tally } from './view-counts.ts';

/** Fewer views are not compared. */
export const MIN_VIEWS = 20;
/** A smaller worsening is not taken back. */
const MARGIN = 0.05;
/** In standard errors; this high because many values are compared repeatedly. */
const CONFIDENCE = 4.5;

/** `wait` until anything has enough views; `figures` say in words what is worst. */
export type Decision = { verdict: 'wait' | 'keep' } | { verdict: 'take-back'; figures: string };

/** By Agresti and Caffo: it holds for few views, and for shares of 0 and 1. */
const shareOf = ({ views, bad }: Tally) => (bad + 1) / (views + 2);

const variance = (share: number, { views }: Tally) => (share * (1 - share)) / (views + 2);

/** How much worse `after` is at least: the lower bound of the difference of the shares. */
function worsening(before: Tally, after: Tally): number {
  const [earlier, later] = [shareOf(before), shareOf(after)];
  const both = shareOf({ views: before.views + after.views, bad: before.bad + after.bad });
  // With few views, none of them bad, the variance of one share is too small; that of both together is safer.
  const error = Math.sqrt(
    Math.max(
      variance(earlier, before) + variance(later, after),
      variance(both, before) + variance(both, after),
    ),
  );
  return later - earlier - CONFIDENCE * error;
}

const inWords = ({ views, bad }: Tally) =>
  `${bad} of ${views} views (${((100 * bad) / views).toFixed(1)} %)`;

/** Compares what both compositions have enough views of. */
export function decide(before: Tallies, after: Tallies): Decision {
  const compared = [...after].flatMap(([subject, later]) => {
    const earlier = before.get(subject);
    if (!earlier || Math.min(earlier.views, later.views) < MIN_VIEWS) return [];
    return [{ subject, earlier, later, worse: worsening(earlier, later) }];
  });
  const [worst] = compared.toSorted((a, b) => b.worse - a.worse);
  if (!worst) return { verdict: 'wait' };
  if (worst.worse <= MARGIN) return { verdict: 'keep' };
  const { subject, earlier, later } = worst;
  const figures = `${subject}: ${inWords(later)}, before ${inWords(earlier)}`;
  return { verdict: 'take-back', figures };
}
