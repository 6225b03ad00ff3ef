/** What the running gateways have decided on a composition. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseError } from '../base/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Refusal, Verdict } from '../store/verdicts.ts';

/** Longer than a gateway takes for a candidate whose every page runs into its timeout. */
const TIMEOUT_MS = 60_000;

export interface Decision {
  revision: Verdict['revision'];
  verdicts: readonly Verdict[];
  /** Ids of running gateways that have not decided in time. */
  undecided: readonly string[];
}

/** Waits until every running gateway has decided on a composition. Without any gateway it does not wait. */
export async function awaitDecision(
  store: ReleaseStore,
  revision: Verdict['revision'],
  timeoutMs = TIMEOUT_MS,
): Promise<Decision> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const running = await store.heartbeats.running();
    const verdicts = await store.verdicts(revision);
    const undecided = running.filter((id) => !verdicts.some(({ gateway }) => gateway === id));
    if (undecided.length === 0 || performance.now() > deadline) {
      return { revision, verdicts, undecided };
    }
    await sleep(store.pollMs / 2);
  }
}

/** Waits while gateways test the newest composition: the next change builds on it only when they accept it. */
export async function awaitNewestDecision(store: ReleaseStore): Promise<void> {
  const revision = await store.newestRevision();
  const live = await store.live();
  // No gateway tests one that is refused or cannot be read.
  if (live?.revision === revision) await awaitDecision(store, revision);
}

/** The refusals of all gateways, those of one app and one error in one text with all their pages. */
function refusalLines(verdicts: readonly Verdict[]): string[] {
  const pages = new Map<string, Set<string>>();
  const keyOf = ({ app, release, error }: Refusal) =>
    JSON.stringify([release ? `${app}@${release}` : app, error]);
  for (const refusal of verdicts.flatMap(({ refusals }) => refusals)) {
    const known = pages.get(keyOf(refusal)) ?? new Set();
    pages.set(keyOf(refusal), known.add(refusal.page ?? 'does not start'));
  }
  return [...pages].map(([key, found]) => {
    const [release, error] = JSON.parse(key) as [string, string];
    return `  ${release} ${[...found].join(' ')}: ${error.replaceAll('\n', '\n  ')}`;
  });
}

const MAX_NAMED = 10;

/** Warns of the pages on which the change could not be judged. @returns undefined without any. */
export function inconclusiveWarning({ verdicts }: Decision): string | undefined {
  const pages = [...new Set(verdicts.flatMap(({ inconclusive = [] }) => inconclusive))];
  if (pages.length === 0) return;
  const named = pages.slice(0, MAX_NAMED).join(' ');
  const more = pages.length > MAX_NAMED ? ` and ${pages.length - MAX_NAMED} more` : '';
  return `these pages fail, but they did before too, so this change is not tested there: ${named}${more}; see /readyz and the log of the gateway`;
}

/** Describes the decision. @throws {ReleaseError} when a gateway refuses the change, or has not decided. */
export function describeDecision({ revision, verdicts, undecided }: Decision): string {
  const name = typeof revision === 'number' ? `revision ${revision}` : `canary ${revision}`;
  const refusing = verdicts.filter(({ refusals }) => refusals.length > 0);
  if (refusing.length > 0) {
    const taken = verdicts.length - refusing.length;
    const where =
      taken > 0 ? `by ${refusing.length} of ${verdicts.length} gateways` : 'in the smoke test';
    throw new ReleaseError(
      [
        `${name} is refused ${where}; the composition before stays live:`,
        ...refusalLines(refusing),
      ].join('\n'),
    );
  }
  if (undecided.length > 0) {
    throw new ReleaseError(
      `${name} is not tested yet by ${undecided.join(', ')}; see the log of the gateway`,
    );
  }
  return verdicts.length > 0
    ? `${name} is live`
    : `${name} is live as soon as a gateway runs: none does, so no page was tested`;
}
