/** Compositions, and what differs between any two. */
import type { Composition } from '@mall/contracts';
import { Button, Tag } from '@mall/ui';
import { FieldRow } from '@mall/ui/form';
import { candidateOf } from '../src/check/check.ts';
import { describeChange } from '../src/promote/describe-change.ts';
import type { ReleaseStore } from '../src/store/release-store.ts';
import { isRefused } from '../src/store/verdicts.ts';
import type { Form } from '../src/ui/actions.ts';
import { RequestError } from '../src/ui/request-error.ts';
import type { PageContext } from '../src/ui/staff-server.ts';
import { changeHref } from './change-page.tsx';
import { Field } from './forms.tsx';
import type { Page } from './page-frame.tsx';
import { Made, releaseList } from './parts.tsx';

const LENGTH = 50;

export const differenceHref = (revision: number) =>
  `/difference?from=${revision - 1}&to=${revision}`;

async function tagOf(store: ReleaseStore, { revision }: Composition) {
  if (isRefused(await store.verdicts(revision))) return <Tag tone="coral">refused</Tag>;
  return revision === (await store.live())?.revision ? <Tag tone="leaf">live</Tag> : null;
}

async function entry(store: ReleaseStore, composition: Composition) {
  const { revision } = composition;
  return (
    <li key={revision}>
      <a href={differenceHref(revision)}>Revision {revision}</a> {await tagOf(store, composition)}
      <p>
        <Made {...composition} />
      </p>
    </li>
  );
}

function CompareForm({ newest }: { newest: number }) {
  const revision = { type: 'number', min: 1, max: newest, required: true };
  const before = Math.max(1, newest - 1);
  return (
    <form action="/difference">
      <FieldRow>
        <Field label="From revision" name="from" {...revision} defaultValue={before} />
        <Field label="To revision" name="to" {...revision} defaultValue={newest} />
      </FieldRow>
      <p>
        <Button type="submit">Show what differs</Button>
      </p>
    </form>
  );
}

export async function historyPage({ store }: PageContext, { all }: Form): Promise<Page> {
  const history = await store.history();
  const shown = all ? history : history.slice(0, LENGTH);
  const older = history.length - shown.length;
  return {
    title: 'History',
    lead: 'Every composition, with what made it.',
    sections: {
      'Difference of two': <CompareForm newest={history[0]?.revision ?? 1} />,
      Compositions: <ul>{await Promise.all(shown.map((one) => entry(store, one)))}</ul>,
      ...(older > 0 && { 'Older ones': <a href="/history?all=1">Show all {history.length}</a> }),
    },
  };
}

/**
 * Reads the composition of a revision.
 * @param field the form field that errors name.
 * @throws {RequestError} 400 for a text that is no revision, 404 for an unknown revision.
 */
export async function readComposition(store: ReleaseStore, field: string, text = '') {
  const isNumber = /^[1-9]\d{0,8}$/.test(text);
  if (!isNumber) throw new RequestError(400, `${field}: a revision like 12, not "${text}"`);
  const found = await store.composition(Number(text));
  if (found) return found;
  throw new RequestError(404, `${field}: there is no revision ${text}; see the history`);
}

export async function differencePage({ store }: PageContext, { from, to }: Form): Promise<Page> {
  const after = await readComposition(store, 'to', to);
  const before = from === '0' ? undefined : await readComposition(store, 'from', from);
  const lines = describeChange(await candidateOf(store, after, before?.apps ?? {}));
  const tags = await tagOf(store, after);
  const href = changeHref('rollback', { to: String(after.revision) });
  const sections = {
    [before ? `Since revision ${before.revision}` : 'At its beginning']: (
      <pre>{lines.join('\n') || 'Both have the same releases.'}</pre>
    ),
    'Its releases': await releaseList(store, after.apps),
    ...(!tags && { 'All apps as they were then': <a href={href}>Return to it</a> }),
  };
  return { title: `Revision ${after.revision}`, tags, lead: <Made {...after} />, sections };
}
