/** Why a visitor got what they got: from the composition that a response names. */
import type { Composition, Release } from '@mall/contracts';
import { Button, Section } from '@mall/ui';
import { TextField } from '@mall/ui/form';
import { Notice } from '@mall/ui/notice';
import type { ReleaseStore } from '../src/store/release-store.ts';
import type { RolloutState } from '../src/store/rollouts.ts';
import { RequestError } from '../src/ui/request-error.ts';
import type { PageContext, Query } from '../src/ui/staff-server.ts';
import { readComposition } from './history-page.tsx';
import type { Page } from './page-frame.tsx';
import { AppRelease, Code, Commit, Moment } from './parts.tsx';
import { rolloutList } from './rollouts-page.tsx';
import styles from './why-page.module.css';

type Apps = Composition['apps'];

const NAME = /^(\d+)(?:\.([0-9a-f]{8}))?$/;
/** A file that is named by its content has the same URL in several releases. */
const FILE = /^\/js\/([a-z][a-z0-9-]*)\/(?:([0-9a-f]{16})\/|(?=content\/))(.+)$/;

function QuestionForm({ composition, file }: Query) {
  return (
    <form className={styles.form}>
      <TextField
        label="Composition"
        hint="The header x-composition of a response, such as 12 or 12.1a2b3c4d."
        {...{ name: 'composition', defaultValue: composition, required: true, autoComplete: 'off' }}
      />
      <TextField
        label="File (optional)"
        hint="Its URL or path, such as /js/cinema/0123456789abcdef/remoteEntry.js."
        {...{ name: 'file', defaultValue: file, autoComplete: 'off' }}
      />
      <p>
        <Button type="submit">Explain</Button>
      </p>
    </form>
  );
}

const Origin = ({ release }: { release: Release | undefined }) =>
  release ? (
    <>
      <Commit commit={release.commit} />, published <Moment at={release.publishedAt} /> by{' '}
      {release.publishedBy} for {release.mf.owner}
    </>
  ) : (
    'missing in the store'
  );

/** The releases that hold a file, and whether the composition has one of them. @throws {RequestError} */
async function fileSection(store: ReleaseStore, file: string, apps: Apps) {
  const { pathname } = URL.parse(file, 'http://site') ?? { pathname: file };
  const [, app = '', id, name] = FILE.exec(pathname) ?? [];
  if (!name) throw new RequestError(400, 'Which file?', `file: /js/<app>/…, not ${pathname}`);
  const all = (await store.apps()).includes(app) ? await store.releases(app) : [];
  const holders = all.filter(
    (one) => (!id || one.id === id) && one.files.some(({ path }) => path === `web/${name}`),
  );
  const isHeldBy = (held: Apps) => holders.some((release) => release.id === held[app]);
  const past = (await store.history()).filter((one) => isHeldBy(one.apps));
  const revisions = past.map(({ revision }) => revision).join(', ') || 'none';
  const isIn = isHeldBy(apps);
  const verdict = isIn
    ? `It is of ${app}@${apps[app]}, which this composition has.`
    : `This composition has another release. Revisions with the file: ${revisions}. A page that was open before, a canary or a preview asked for it.`;
  return (
    <Section heading="The file" lead={<Code>{pathname}</Code>} beside>
      <Notice tone={isIn ? 'success' : 'warning'}>
        {holders.length > 0 ? verdict : `No release of ${app} in the store has this file.`}
      </Notice>
      <ul className={styles.releases}>
        {holders.map((release) => (
          <AppRelease key={release.id} app={app} id={release.id}>
            <Origin release={release} />
          </AppRelease>
        ))}
      </ul>
    </Section>
  );
}

async function compositionSections(store: ReleaseStore, made: Composition, state?: RolloutState) {
  const kind = state?.rollout.kind;
  const releases = Object.entries({ ...made.apps, ...state?.rollout.apps }).map(
    async ([app, id]) => (
      <AppRelease key={app} app={app} id={id}>
        <Origin release={await store.release(app, id)} />
        {id === made.apps[app] ? null : `, by the ${kind}`}
      </AppRelease>
    ),
  );
  const why = kind === 'preview' ? 'opened the link of this preview' : 'was given this canary';
  return (
    <>
      <Section heading={`Revision ${made.revision}`} beside>
        <p>
          <Moment at={made.at} /> by {made.by}: {made.reason}
        </p>
        <p>{kind ? `The browser ${why}.` : 'All visitors got it: no canary and no preview.'}</p>
        {state ? await rolloutList(store, [state]) : null}
      </Section>
      <Section heading="Its releases" beside>
        <ul className={styles.releases}>{await Promise.all(releases)}</ul>
      </Section>
    </>
  );
}

async function explain(store: ReleaseStore, composition: string, file: string) {
  const [, revision, id] = NAME.exec(composition) ?? [];
  const rule = `composition: like 12 or 12.1a2b3c4d, not "${composition}"`;
  if (!revision) throw new RequestError(400, 'Which composition?', rule);
  const made = await readComposition(store, 'composition', revision);
  const state = (await store.rollouts.all()).find(({ rollout }) => rollout.id === id);
  if (id && !state) throw new RequestError(404, `There is no rollout ${id}`, rule);
  const apps = { ...made.apps, ...state?.rollout.apps };
  return (
    <>
      {file ? await fileSection(store, file, apps) : null}
      {await compositionSections(store, made, state)}
    </>
  );
}

export async function whyPage({ store }: PageContext, query: Query): Promise<Page> {
  const { composition, file = '' } = query;
  const content = (
    <>
      <Section heading="The response" beside>
        <QuestionForm {...query} />
      </Section>
      {composition ? await explain(store, composition.trim(), file.trim()) : null}
    </>
  );
  const lead = 'Responses for pages and of the API name the composition that they came from.';
  return { title: 'Why did this visitor get this file?', lead, content };
}
