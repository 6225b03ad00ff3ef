/** Small parts of several pages: ids, times, releases. */
import type { Composition } from '@mall/contracts';
import type { ReactNode } from 'react';
import { ageOf } from '../src/base/age.ts';
import { shortCommit } from '../src/publish/commit.ts';
import styles from './parts.module.css';

const FORMAT = new Intl.DateTimeFormat('en-GB', {
  ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Budapest' },
});

/** A time by the mall's clocks. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className={styles.moment}>
    {FORMAT.format(new Date(at))}
  </time>
);

/** How long ago; its title is the time. */
export const Age = ({ at }: { at: string }) => (
  <time dateTime={at} title={FORMAT.format(new Date(at))}>
    {ageOf(at)}
  </time>
);

/** An id, a path, a command: text that is read letter by letter. */
export const Code = ({ children }: { children: ReactNode }) => (
  <code className={styles.code}>{children}</code>
);

/** Further words below a fact. */
const More = ({ children }: { children: ReactNode }) => (
  <span className={styles.more}>{children}</span>
);

/** An entry of a `FactList`. */
export const fact = (label: string, value: ReactNode, more?: ReactNode) => ({
  label,
  value: (
    <>
      {value}
      {more ? <More>{more}</More> : null}
    </>
  ),
});

export function Commit({ commit }: { commit: string | null | undefined }) {
  if (!commit) return <>no commit</>;
  const dirty = commit.endsWith('-dirty') ? ' and uncommitted changes' : '';
  return (
    <>
      commit <Code>{shortCommit(commit)}</Code>
      {dirty}
    </>
  );
}

/** An app with a release; further words stand below. */
export const AppRelease = ({
  app,
  id,
  children,
}: {
  app: string;
  id: string;
  children?: ReactNode;
}) => (
  <li>
    <p className={styles.release}>
      <a href={`/app?name=${app}`}>{app}</a>
      <Code>{id}</Code>
    </p>
    {children ? <More>{children}</More> : null}
  </li>
);

export const Releases = ({ apps }: { apps: Composition['apps'] }) => (
  <ul className={styles.releases}>
    {Object.entries(apps).map(([app, id]) => (
      <AppRelease key={app} app={app} id={id} />
    ))}
  </ul>
);

/** Who made a composition, when and why: the lead of its page. */
export const Made = ({ at, by, reason }: Composition) => (
  <>
    By {by}, <Age at={at} />
    <span className={styles.reason}>{reason}</span>
  </>
);
