/** Parts of several pages: times, facts, releases. */
import type { Composition, Release } from '@mall/contracts';
import { FactList } from '@mall/ui/fact-list';
import type { ReactNode } from 'react';
import { ageOf } from '../src/base/age.ts';
import { originOf } from '../src/publish/commit.ts';
import type { ReleaseStore } from '../src/store/release-store.ts';

const FORMAT = new Intl.DateTimeFormat('en-GB', {
  ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Budapest' },
});

/** A time by the mall's clocks, and how long ago it was. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at}>
    {FORMAT.format(new Date(at))}
    {Date.parse(at) < Date.now() ? ` (${ageOf(at)})` : null}
  </time>
);

/** Who made a composition, when and why. */
export const Made = ({ at, by, reason }: Composition) => (
  <>
    <Moment at={at} /> by {by}: {reason}
  </>
);

/** An entry of a `FactList`; further words stand below its value. */
export const fact = (label: string, value: ReactNode, more?: ReactNode) => ({
  label,
  value: (
    <>
      {value} {more ? <small>{more}</small> : null}
    </>
  ),
});

/** A release as a fact, with its team and origin. */
export function releaseFact(label: string, id: string, release: Release | undefined) {
  const team = release ? `${release.mf.owner}, ` : '';
  return fact(label, <code>{id}</code>, team + originOf(release));
}

export async function releaseList(store: ReleaseStore, apps: Composition['apps']) {
  const facts = Object.entries(apps).map(async ([app, id]) =>
    releaseFact(app, id, await store.release(app, id)),
  );
  return <FactList facts={await Promise.all(facts)} />;
}
