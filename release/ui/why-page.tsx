/** Why a visitor got what they got: from the composition that a response names. */
import { Button } from '@mall/ui';
import { FactList } from '@mall/ui/fact-list';
import { Notice } from '@mall/ui/notice';
import type { Apps } from '../src/base/refs.ts';
import type { ReleaseStore } from '../src/store/release-store.ts';
import type { Form } from '../src/ui/actions.ts';
import { RequestError } from '../src/ui/request-error.ts';
import type { PageContext } from '../src/ui/staff-server.ts';
import { Field } from './forms.tsx';
import { readComposition } from './history-page.tsx';
import type { Page } from './page-frame.tsx';
import { Made, releaseFact, releaseList } from './parts.tsx';
import { rolloutList } from './rollouts-page.tsx';

const NAME = /^(\d+)(?:\.([0-9a-f]{8}))?$/;
/** A file that is named by its content has the same URL in several releases. */
const FILE = /^\/js\/([a-z][a-z0-9-]*)\/(?:([0-9a-f]{16})\/|(?=content\/))(.+)$/;

/** The releases that hold a file, and whether `apps` has one of them. @throws {RequestError} */
async function explainFile(store: ReleaseStore, file: string, apps: Apps) {
  const { pathname } = URL.parse(file, 'http://site') ?? { pathname: file };
  const [, app = '', id, name] = FILE.exec(pathname) ?? [];
  if (!name) throw new RequestError(400, `file: /js/<app>/…, not ${pathname}`);
  const all = (await store.apps()).includes(app) ? await store.releases(app) : [];
  const holders = all.filter(
    (one) => (!id || one.id === id) && one.files.some(({ path }) => path === `web/${name}`),
  );
  const isHeldBy = (held: Apps) => holders.some((release) => release.id === held[app]);
  const past = (await store.history()).filter((one) => isHeldBy(one.apps));
  const revisions = past.map(({ revision }) => revision).join(', ') || 'none';
  const verdict = isHeldBy(apps)
    ? `It is of ${app}@${apps[app]}, which this composition has.`
    : `This composition has another release. Revisions with the file: ${revisions}. A page that was open before, a canary or a preview asked for it.`;
  return (
    <>
      <Notice tone={isHeldBy(apps) ? 'success' : 'warning'} title={<code>{pathname}</code>}>
        {holders.length > 0 ? verdict : `No release of ${app} in the store has this file.`}
      </Notice>
      <FactList facts={holders.map((release) => releaseFact(app, release.id, release))} />
    </>
  );
}

async function explain(store: ReleaseStore, composition: string, file: string) {
  const [, revision, id] = NAME.exec(composition) ?? [];
  const rule = `composition: like 12 or 12.1a2b3c4d, not "${composition}"`;
  if (!revision) throw new RequestError(400, rule);
  const made = await readComposition(store, 'composition', revision);
  const state = (await store.rollouts.all()).find(({ rollout }) => rollout.id === id);
  if (id && !state) throw new RequestError(404, `composition: there is no rollout ${id}`);
  const apps = { ...made.apps, ...state?.rollout.apps };
  const kind = state?.rollout.kind;
  const why = kind === 'preview' ? 'opened the link of this preview' : 'was given this canary';
  return {
    ...(file && { 'The file': await explainFile(store, file, apps) }),
    [`Revision ${revision}`]: (
      <>
        <p>
          <Made {...made} />
        </p>
        <p>{kind ? `The browser ${why}.` : 'All visitors got it: no canary and no preview.'}</p>
        {state ? await rolloutList(store, [state]) : null}
      </>
    ),
    'Its releases': await releaseList(store, apps),
  };
}

const QuestionForm = () => (
  <form>
    <Field
      label="Composition"
      hint="The header x-composition of a response, such as 12 or 12.1a2b3c4d."
      {...{ name: 'composition', required: true }}
    />
    <Field
      label="File (optional)"
      hint="Its URL or path, such as /js/cinema/0123456789abcdef/remoteEntry.js."
      name="file"
    />
    <p>
      <Button type="submit">Explain</Button>
    </p>
  </form>
);

export async function whyPage({ store }: PageContext, query: Form): Promise<Page> {
  const { composition, file = '' } = query;
  const explained = composition && (await explain(store, composition.trim(), file.trim()));
  return {
    title: 'Why did this visitor get this file?',
    lead: 'Responses for pages and of the API name the composition that they came from.',
    sections: { 'The response': <QuestionForm />, ...explained },
  };
}
