/** What is live, app by app beside the release before, and what is served to some visitors or will be. */
import { Tag } from '@mall/ui';
import { FactList } from '@mall/ui/fact-list';
import { Notice } from '@mall/ui/notice';
import { type LiveApp, liveApps } from '../src/promote/live-apps.ts';
import { isOpen } from '../src/rollouts/pending-steps.ts';
import { listedRollouts } from '../src/rollouts/rollout-line.ts';
import { readMetrics, SiteMetrics, VITALS, type Vital } from '../src/ui/metrics.ts';
import type { PageContext } from '../src/ui/staff-server.ts';
import { changeHref } from './change-page.tsx';
import { differenceHref } from './history-page.tsx';
import type { Page } from './page-frame.tsx';
import { fact, Made, Moment, releaseFact } from './parts.tsx';
import { rolloutList } from './rollouts-page.tsx';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** `1.84 s`, `92 ms`; a layout shift has no unit. */
function vitalText(vital: Vital, value: number | undefined): string {
  if (value === undefined) return '–';
  if (vital === 'CLS') return value.toFixed(2);
  return value < 1 ? `${Math.round(value * 1000)} ms` : `${value.toFixed(2)} s`;
}

function vitalsOf({ app, id, before = '' }: LiveApp, metrics: SiteMetrics) {
  return (Object.keys(VITALS) as Vital[]).map((vital) => {
    const [now, earlier] = [id, before].map((release) =>
      vitalText(vital, metrics.vital(vital, app, release)),
    );
    return fact(`${vital}, 75th percentile`, now, before && `before: ${earlier}`);
  });
}

/** Failures and web vitals, beside those of the release before. */
function healthOf(live: LiveApp, metrics: SiteMetrics) {
  const { app, id, before } = live;
  const [views, renders] = [metrics.failedViews(app, id), metrics.failedRenders(app, id)];
  const reports = metrics.reports(app, id);
  const failures = `${count(views, 'failed view')}, ${count(renders, 'failed render')}`;
  const good = reports > 0 ? <Tag tone="leaf">no failures</Tag> : <Tag>no reports yet</Tag>;
  const shown = views + renders > 0 ? <Tag tone="coral">{failures}</Tag> : good;
  const earlier = before && `; before: ${count(metrics.failedViews(app, before), 'failed view')}`;
  const health = fact('Health', shown, count(reports, 'browser report') + (earlier ?? ''));
  return reports > 0 ? [health, ...vitalsOf(live, metrics)] : [health];
}

interface AppEntryProps {
  live: LiveApp;
  /** A release that was published later. */
  newer: boolean;
  metrics: SiteMetrics | undefined;
}

function AppEntry({ live, newer, metrics }: AppEntryProps) {
  const { app, id, release, since, before } = live;
  const by = `revision ${since.revision} by ${since.by}`;
  const facts = [
    releaseFact('Release', id, release),
    fact('Live since', <Moment at={since.at} />, <a href={differenceHref(since.revision)}>{by}</a>),
  ];
  return (
    <li>
      <h3>
        {app} {newer ? <Tag>newer release</Tag> : null}
      </h3>
      <FactList facts={metrics ? [...facts, ...healthOf(live, metrics)] : facts} />
      <p>
        <a href={changeHref('promote', { subject: app })}>Promote {app}</a>{' '}
        {before ? <a href={changeHref('rollback', { subject: app })}>Roll back {app}</a> : null}{' '}
        <a href={changeHref('remove', { subject: app })}>Take out {app}</a>
      </p>
    </li>
  );
}

export async function overviewPage(context: PageContext): Promise<Page> {
  const { store, siteOrigin, metricsOrigins = [siteOrigin], metricsToken } = context;
  const usable = await store.usable();
  const [live] = usable;
  if (!live) return { title: 'Nothing is live yet' };
  const metrics = await readMetrics(metricsOrigins, metricsToken);
  const health = metrics instanceof SiteMetrics ? metrics : undefined;
  const entries = (await liveApps(store, usable)).map(async (app) => {
    const [newest = app] = await store.releases(app.app);
    return <AppEntry key={app.app} live={app} newer={newest.id !== app.id} metrics={health} />;
  });
  const open = (await listedRollouts(store)).filter((state) => isOpen(state));
  const sections = {
    ...(typeof metrics === 'string' && {
      'Without health and web vitals': <Notice tone="warning">{metrics}</Notice>,
    }),
    Apps: <ul>{await Promise.all(entries)}</ul>,
    'For some visitors, or later': await rolloutList(store, open),
  };
  return { title: `Revision ${live.revision} is live`, lead: <Made {...live} />, sections };
}
