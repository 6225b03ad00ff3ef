/** What is live, app by app beside the release before, and what is served to some visitors or will be. */
import { Section, Tag } from '@mall/ui';
import { FactList } from '@mall/ui/fact-list';
import { Notice } from '@mall/ui/notice';
import { type LiveApp, liveApps } from '../src/promote/live-apps.ts';
import { isOpen } from '../src/rollouts/pending-steps.ts';
import { listedRollouts } from '../src/rollouts/rollout-line.ts';
import { readMetrics, SiteMetrics, VITALS, type Vital } from '../src/ui/metrics.ts';
import type { PageContext } from '../src/ui/staff-server.ts';
import { differenceHref } from './history-page.tsx';
import type { Page } from './page-frame.tsx';
import { fact, Made, Moment, releaseFact } from './parts.tsx';
import { rolloutList } from './rollouts-page.tsx';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function healthOf({ app, id, before }: LiveApp, metrics: SiteMetrics) {
  const [views, renders] = [metrics.failedViews(app, id), metrics.failedRenders(app)];
  const reports = metrics.reports(app, id);
  const failures = `${count(views, 'failed view')}, ${count(renders, 'failed render')}`;
  const good = reports > 0 ? <Tag tone="leaf">no failures</Tag> : <Tag>no reports yet</Tag>;
  const shown = views + renders > 0 ? <Tag tone="coral">{failures}</Tag> : good;
  const earlier = before && count(metrics.failedViews(app, before), 'failed view');
  const text = count(reports, 'browser report');
  return fact('Health', shown, earlier ? `${text}; before: ${earlier}` : text);
}

/** `1.84 s`, `92 ms`; a layout shift has no unit. */
function vitalText(vital: Vital, value: number | undefined): string {
  if (value === undefined) return '–';
  if (vital === 'CLS') return value.toFixed(2);
  return value < 1 ? `${Math.round(value * 1000)} ms` : `${value.toFixed(2)} s`;
}

function vitalsOf({ app, id, before }: LiveApp, metrics: SiteMetrics) {
  if (metrics.reports(app, id) === 0) return [];
  return (Object.keys(VITALS) as Vital[]).map((vital) => {
    const [now, earlier] = [id, before ?? ''].map((release) =>
      vitalText(vital, metrics.vital(vital, app, release)),
    );
    return fact(`${vital}, 75th percentile`, now, before && `before: ${earlier}`);
  });
}

function AppEntry({ live, metrics }: { live: LiveApp; metrics: SiteMetrics | string }) {
  const { app, id, release, since, before } = live;
  const href = `/app?name=${app}`;
  const facts = [releaseFact('Release', id, release)];
  if (since) {
    const revision = <a href={differenceHref(since.revision)}>revision {since.revision}</a>;
    facts.push(
      fact(
        'Live since',
        <Moment at={since.at} />,
        <>
          {since.by}, {revision}
        </>,
      ),
    );
  }
  if (metrics instanceof SiteMetrics)
    facts.push(healthOf(live, metrics), ...vitalsOf(live, metrics));
  return (
    <li>
      <h3>
        <a href={href}>{app}</a>
      </h3>
      <FactList facts={facts} />
      <p>
        <a href={`${href}#promote`}>Promote {app}</a>{' '}
        {before ? <a href={`${href}#roll-back`}>Roll back {app}</a> : null}
      </p>
    </li>
  );
}

export async function overviewPage(context: PageContext): Promise<Page> {
  const { store, siteOrigin, metricsToken } = context;
  const usable = await store.usable();
  const [live] = usable;
  if (!live) return { title: 'Nothing is live yet' };
  const metrics = await readMetrics(siteOrigin, metricsToken);
  const apps = await liveApps(store, usable);
  const open = (await listedRollouts(store)).filter((state) => isOpen(state));
  const content = (
    <>
      <Section heading="Apps">
        {typeof metrics === 'string' ? (
          <Notice tone="warning" title="Without health and web vitals">
            {metrics}
          </Notice>
        ) : null}
        <ul>
          {apps.map((live) => (
            <AppEntry key={live.app} live={live} metrics={metrics} />
          ))}
        </ul>
      </Section>
      <Section heading="For some visitors, or later">{await rolloutList(store, open)}</Section>
    </>
  );
  return { title: `Revision ${live.revision} is live`, lead: <Made {...live} />, content };
}
