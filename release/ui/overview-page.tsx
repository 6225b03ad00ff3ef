/** What is live, app by app beside the release before, and what is served to some visitors or will be. */
import type { Composition, Release } from '@mall/contracts';
import { buttonClass, Section, Tag, Wrapper } from '@mall/ui';
import { FactList } from '@mall/ui/fact-list';
import { Notice } from '@mall/ui/notice';
import { liveSince } from '../src/promote/live-since.ts';
import { releaseBefore } from '../src/promote/rollback.ts';
import { isOpen } from '../src/rollouts/pending-steps.ts';
import { readMetrics, type SiteMetrics, VITALS, type Vital } from '../src/ui/metrics.ts';
import type { PageContext } from '../src/ui/staff-server.ts';
import { differenceHref } from './history-page.tsx';
import styles from './overview-page.module.css';
import type { Page } from './page-frame.tsx';
import { Age, Code, Commit, fact, Made } from './parts.tsx';
import { rolloutList } from './rollouts-page.tsx';

interface LiveApp {
  app: string;
  id: string;
  /** Undefined when the store does not hold it. */
  release: Release | undefined;
  since: Composition | undefined;
  /** The release to which a rollback returns. */
  before: string | undefined;
  metrics: SiteMetrics | undefined;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function healthOf({ app, id, before, metrics }: LiveApp) {
  if (!metrics) return fact('Health', 'unknown');
  const [views, renders] = [metrics.failedViews(app, id), metrics.failedRenders(app)];
  const reports = metrics.reports(app, id);
  const failures = `${count(views, 'failed view')}, ${count(renders, 'failed render')}`;
  const good = reports > 0 ? <Tag tone="leaf">no failures</Tag> : <Tag>no reports yet</Tag>;
  const earlier = before
    ? `; before: ${count(metrics.failedViews(app, before), 'failed view')}`
    : '';
  const shown = views + renders > 0 ? <Tag tone="coral">{failures}</Tag> : good;
  return fact('Health', shown, count(reports, 'browser report') + earlier);
}

/** `1.84 s`, `92 ms`; a layout shift has no unit. */
function vitalText(vital: Vital, value: number | undefined): string {
  if (value === undefined) return '–';
  if (vital === 'CLS') return value.toFixed(2);
  return value < 1 ? `${Math.round(value * 1000)} ms` : `${value.toFixed(2)} s`;
}

function vitalsOf({ app, id, before, metrics }: LiveApp) {
  if (!metrics?.reports(app, id)) return [];
  const of = (vital: Vital, release: string) =>
    vitalText(vital, metrics.vital(vital, app, release));
  return (Object.keys(VITALS) as Vital[]).map((vital) =>
    fact(`${vital}, 75th percentile`, of(vital, id), before && `before: ${of(vital, before)}`),
  );
}

function AppFacts(live: LiveApp) {
  const { id, release, since } = live;
  const revision = since && <a href={differenceHref(since.revision)}>revision {since.revision}</a>;
  const facts = [
    fact('Release', <Code>{id}</Code>, <Commit commit={release?.commit} />),
    fact(
      'Live since',
      since && <Age at={since.at} />,
      <>
        {since?.by}, {revision}
      </>,
    ),
    fact('Published', release ? <Age at={release.publishedAt} /> : 'missing', release?.publishedBy),
  ];
  return <FactList facts={[...facts, healthOf(live), ...vitalsOf(live)]} />;
}

function AppCard({ newer, ...live }: LiveApp & { newer: boolean }) {
  const { app, release, before } = live;
  const actions = [
    ['promote', 'Promote', 'secondary'] as const,
    ...(before ? [['roll-back', 'Roll back', 'quiet'] as const] : []),
  ];
  return (
    <li className={styles.app}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <a href={`/app?name=${app}`}>{app}</a>
        </h2>
        <p>{release?.mf.owner}</p>
        {newer ? <Tag>newer release</Tag> : null}
      </div>
      <AppFacts {...live} />
      <ul className={styles.actions}>
        {actions.map(([id, name, look]) => (
          <li key={id}>
            <a href={`/app?name=${app}#${id}`} className={buttonClass(look, 'small')}>
              {name}
              <span className="visually-hidden"> {app}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

export async function overviewPage(context: PageContext): Promise<Page> {
  const { store, siteOrigin, metricsToken } = context;
  const usable = await store.usable();
  const [live] = usable;
  if (!live) return { title: 'Nothing is live yet', content: null };
  const read = await readMetrics(siteOrigin, metricsToken);
  const metrics = typeof read === 'string' ? undefined : read;
  const cards = Object.entries(live.apps).map(async ([app, id]) => {
    const [newest] = await store.releases(app);
    const before = releaseBefore(usable, app);
    const shown = { app, id, before, metrics, release: await store.release(app, id) };
    const newer = newest !== undefined && newest.id !== id;
    return <AppCard key={app} {...shown} since={liveSince(usable, app)} newer={newer} />;
  });
  const open = (await store.rollouts.all()).filter((state) => isOpen(state));
  const content = (
    <>
      <Wrapper>
        {typeof read === 'string' ? (
          <Notice tone="warning" title="Without health and web vitals">
            {read}
          </Notice>
        ) : null}
        <ul className={styles.apps}>{await Promise.all(cards)}</ul>
      </Wrapper>
      <Section heading="For some visitors, or later">{await rolloutList(store, open)}</Section>
    </>
  );
  return { title: `Revision ${live.revision} is live`, lead: <Made {...live} />, content };
}
