/** Compositions, and what differs between any two. */
import type { Composition } from '@mall/contracts';
import { Button, Section, Tag } from '@mall/ui';
import { TextField } from '@mall/ui/form';
import { candidateOf } from '../src/check/check.ts';
import { describeChange } from '../src/promote/describe-change.ts';
import type { ReleaseStore } from '../src/store/release-store.ts';
import { isRefused } from '../src/store/verdicts.ts';
import { RequestError } from '../src/ui/request-error.ts';
import type { PageContext, Query } from '../src/ui/staff-server.ts';
import { ChangeForm } from './change-form.tsx';
import styles from './history-page.module.css';
import type { Page } from './page-frame.tsx';
import { Made, Moment, Releases } from './parts.tsx';

const LENGTH = 50;

export const differenceHref = (revision: number) =>
  `/difference?from=${revision - 1}&to=${revision}`;

/** @param field that names it. @throws {RequestError} when there is none. */
export async function readComposition(
  store: ReleaseStore,
  field: string,
  text = '',
): Promise<Composition> {
  const isNumber = /^[1-9]\d{0,8}$/.test(text);
  if (!isNumber) throw new RequestError(400, 'Which revision?', `${field}: like 12, not "${text}"`);
  const found = await store.composition(Number(text));
  if (found) return found;
  throw new RequestError(404, `There is no revision ${text}`, `${field}: see the history`);
}

async function tagOf(store: ReleaseStore, { revision }: Composition) {
  if (isRefused(await store.verdicts(revision))) return <Tag tone="coral">refused</Tag>;
  return revision === (await store.live())?.revision ? <Tag tone="leaf">live</Tag> : null;
}

async function row(store: ReleaseStore, composition: Composition) {
  const { revision, at, by, reason } = composition;
  return (
    <li key={revision} className={styles.row}>
      <a href={differenceHref(revision)} className={styles.revision}>
        {revision}
      </a>
      <p>
        {reason} {await tagOf(store, composition)}
      </p>
      <p className={styles.when}>
        <Moment at={at} />, {by}
      </p>
    </li>
  );
}

function CompareForm({ newest }: { newest: number }) {
  const field = { type: 'number', min: 1, max: newest, required: true };
  const before = Math.max(1, newest - 1);
  return (
    <form action="/difference" className={styles.form}>
      <TextField label="From revision" name="from" {...field} defaultValue={before} />
      <TextField label="To revision" name="to" {...field} defaultValue={newest} />
      <Button type="submit" variant="secondary">
        Show what differs
      </Button>
    </form>
  );
}

export async function historyPage({ store }: PageContext, { all }: Query): Promise<Page> {
  const history = await store.history();
  const shown = all ? history : history.slice(0, LENGTH);
  const older = history.length - shown.length;
  const content = (
    <>
      <Section heading="Difference of two">
        <CompareForm newest={history[0]?.revision ?? 1} />
      </Section>
      <Section heading="Compositions">
        <ol className={styles.list}>{await Promise.all(shown.map((one) => row(store, one)))}</ol>
        {older > 0 ? <a href="/history?all=1">{older} older ones</a> : null}
      </Section>
    </>
  );
  return { title: 'History', lead: 'Every composition, with what made it.', content };
}

/** What a change prints of an app: what comes, goes, grows or shrinks is indented below its own line. */
function ChangedApp({ lines: [headline, ...lines] }: { lines: readonly string[] }) {
  return (
    <li>
      <h3 className={styles.headline}>{headline}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line} className={{ '+': styles.new, '-': styles.gone }[line.trim().charAt(0)]}>
            {line.trim()}
          </li>
        ))}
      </ul>
    </li>
  );
}

export async function differencePage({ store }: PageContext, { from, to }: Query): Promise<Page> {
  const after = await readComposition(store, 'to', to);
  const before = from === '0' ? undefined : await readComposition(store, 'from', from);
  const lines = describeChange(await candidateOf(store, after, before?.apps ?? {}));
  const apps = lines
    .join('\n')
    .split(/\n(?! )/)
    .filter(Boolean);
  const tags = await tagOf(store, after);
  const content = (
    <>
      <Section heading={before ? `Since revision ${before.revision}` : 'At its beginning'} beside>
        {apps.length === 0 ? <p>Both have the same releases.</p> : null}
        <ul className={styles.apps}>
          {apps.map((text) => (
            <ChangedApp key={text} lines={text.split('\n')} />
          ))}
        </ul>
      </Section>
      <Section heading="Its releases" beside>
        <Releases apps={after.apps} />
      </Section>
      {tags ? null : (
        <Section heading="Return to it" lead="All apps, as they were then." beside>
          <ChangeForm command="rollback" action="Show what changes" otherTeam="maybe">
            <input type="hidden" name="to" value={after.revision} />
          </ChangeForm>
        </Section>
      )}
    </>
  );
  return { title: `Revision ${after.revision}`, tags, lead: <Made {...after} />, content };
}
