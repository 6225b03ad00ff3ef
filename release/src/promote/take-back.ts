/** Taking back: gateways end a promotion that is worse for its visitors (decision 0024). */
import type { Composition } from '@mall/contracts';
import { type Apps, refsOf } from '../base/refs.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Change, change } from './change.ts';

/** How long gateways compare what was promoted with what was live before. */
export const WATCH_MS = 10 * 60_000;

/** What is taken back, from the live composition. */
export interface TakeBack {
  live: Composition;
  /** The apps whose promotion is worse. */
  apps: readonly string[];
  /** What they return to; those that are missing are removed. */
  before: Apps;
  /** The figures, for the audit log and the composition. */
  why: string;
}

const pick = (apps: Apps, names: readonly string[]): Apps =>
  Object.fromEntries(Object.entries(apps).filter(([app]) => names.includes(app)));

/**
 * Returns apps to their releases of before; changes nothing once another composition is live.
 * @throws {ReleaseError} when the checks refuse the result.
 */
export async function takeBack(
  store: ReleaseStore,
  { live, apps, before, why }: TakeBack,
): Promise<Change> {
  const reason = `take back ${refsOf(pick(live.apps, apps))}`;
  const others = Object.keys(live.apps).filter((app) => !apps.includes(app));
  const returned = { ...pick(live.apps, others), ...pick(before, apps) };
  return change(store, { by: 'gateway', why, forOtherTeam: true }, (now) => ({
    action: 'take-back',
    apps: now?.revision === live.revision ? returned : (now?.apps ?? {}),
    reason,
  }));
}

/** The releases of an app that gateways have taken back, as canaries or from all visitors. */
export async function takenBackReleases(
  store: ReleaseStore,
  app: string,
): Promise<ReadonlySet<string | undefined>> {
  const states = await store.rollouts.all();
  const canaries = states
    .filter(({ decided }) => decided.end?.result === 'taken-back')
    .map(({ rollout }) => rollout.apps[app]);
  const usable = await store.usable();
  const promoted = usable.flatMap(({ action, changed }, index) =>
    action === 'take-back' && changed.includes(app) ? [usable[index + 1]?.apps[app]] : [],
  );
  return new Set([...canaries, ...promoted]);
}
