/** The retry rules of the requirements (3.1, 3.2), checked on what a browser has recorded. */
import type { Moment } from './recording.ts';

/** Steps of the drill's clock until an event is recorded; a retry that is early is wrong by any amount. */
const SLACK_MS = 2_000;
const RELOAD_MS = 1_000;
export const RETRIES_MS = [5_000, 30_000, 120_000] as const;

const only = (moments: readonly Moment[], ...what: Moment['what'][]) =>
  moments.filter((moment) => what.includes(moment.what));

/** A page whose file fails: three reloads, each after a second, then `/`; the counter is cleared. */
export function reloadIssues(moments: readonly Moment[], path: string): string[] {
  const loads = only(moments, 'load').map(({ text }) => text);
  const expected = [path, path, path, '/'].join(' ');
  const counts = only(moments, 'count', 'clear').map(({ what, text }) => text || what);
  const issues: string[] = [];
  if (loads.slice(1).join(' ') !== expected)
    issues.push(`documents ${loads.slice(1).join(' ')}, not ${expected}`);
  if (counts.join(' ') !== '1 2 3 clear') issues.push(`counter ${counts.join(' ')}`);
  for (const failure of only(moments, 'count', 'clear')) {
    const later = moments.slice(moments.indexOf(failure));
    const leave = later.find(({ what }) => what === 'leave');
    const pause = Math.round((leave?.at ?? Number.NaN) - failure.at);
    if (!(pause >= RELOAD_MS && pause <= RELOAD_MS + SLACK_MS))
      issues.push(`left ${pause} ms after failure ${failure.text || 4}`);
  }
  return issues;
}

/** Nothing that the visitor sees may be loaded again. */
export function noReloadIssues(moments: readonly Moment[]): string[] {
  const [, ...further] = only(moments, 'load');
  const counted = only(moments, 'count').length;
  return [
    ...further.map(({ text }) => `the document was loaded again: ${text}`),
    ...(counted > 0 ? [`the counter of failures was raised ${counted} times`] : []),
  ];
}

/** When the part failed; errors at nearly one time are of one attempt. */
export function failuresOf(moments: readonly Moment[]): number[] {
  const times = only(moments, 'warn').map(({ at }) => at);
  return times.filter((at, index) => index === 0 || at - (times[index - 1] ?? 0) > SLACK_MS);
}

/**
 * A part that fails again and again: retries after 5, 30 and 120 s, then no more.
 * @param attemptMs how long an attempt takes until it has failed.
 */
export function retryIssues(moments: readonly Moment[], attemptMs: number): string[] {
  const times = failuresOf(moments);
  const issues = noReloadIssues(moments);
  if (times.length !== RETRIES_MS.length + 1) issues.push(`${times.length - 1} retries, not 3`);
  RETRIES_MS.slice(0, times.length - 1).forEach((delay, index) => {
    const pause = Math.round((times[index + 1] ?? 0) - (times[index] ?? 0));
    if (pause < delay + attemptMs || pause > delay + 1.25 * attemptMs + SLACK_MS)
      issues.push(`retry ${index + 1} after ${pause} ms, not ${delay}`);
  });
  return issues;
}
