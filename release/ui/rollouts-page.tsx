/** Canaries, previews and planned promotions, and what became of earlier ones. */
import { Section, Tag } from '@mall/ui';
import { FactList } from '@mall/ui/fact-list';
import { TextField } from '@mall/ui/form';
import { refsOf } from '../src/base/refs.ts';
import { weightAt } from '../src/rollouts/canary.ts';
import { isOpen } from '../src/rollouts/pending-steps.ts';
import { progressOf } from '../src/rollouts/rollout-line.ts';
import type { ReleaseStore } from '../src/store/release-store.ts';
import type { Rollout, RolloutState } from '../src/store/rollouts.ts';
import type { PageContext } from '../src/ui/staff-server.ts';
import { ChangeForm, MoreFields } from './change-form.tsx';
import type { Page } from './page-frame.tsx';
import { Code, fact, Moment, Releases } from './parts.tsx';
import styles from './rollouts-page.module.css';

const KINDS = { canary: 'Canary', preview: 'Preview', scheduled: 'Scheduled' } as const;
/** Those that are over, at most. */
const MAX_PAST = 20;

function WeightForm({ state }: { state: RolloutState }) {
  const subject = refsOf(state.rollout.apps);
  const defaultValue = weightAt(state, Date.now());
  return (
    <MoreFields summary="Another share">
      <ChangeForm command="promote" subject={subject} action="Change the share" otherTeam="maybe">
        <TextField
          label="Share of visitors, in percent"
          hint="100 makes it live for all."
          {...{ name: 'weight', type: 'number', min: 1, max: 100, required: true, defaultValue }}
        />
      </ChangeForm>
    </MoreFields>
  );
}

function CancelForm({ id, kind }: Rollout) {
  const action = kind === 'preview' ? 'End the preview' : 'Cancel it';
  const otherTeam = kind === 'preview' ? undefined : 'maybe';
  return (
    <MoreFields summary={action}>
      <ChangeForm command="cancel" subject={id} variant="secondary" {...{ action, otherTeam }} />
    </MoreFields>
  );
}

function RolloutFacts({ apps, from, until, clock, by, why, over }: Rollout) {
  const releases = Object.keys(apps).length > 0 ? <Releases apps={apps} /> : 'what is live';
  const facts = [
    fact('Releases', releases),
    fact('From', <Moment at={from} />, over && `grows to all in ${over} minutes`),
    ...(until ? [fact('Until', <Moment at={until} />)] : []),
    ...(clock ? [fact('Shows the site at', <Moment at={clock} />)] : []),
    fact('By', by, why),
  ];
  return <FactList facts={facts} />;
}

function RolloutBox({ state, progress }: { state: RolloutState; progress: string }) {
  const { rollout } = state;
  const canGrow = rollout.kind === 'canary' && !rollout.over;
  return (
    <li className={styles.rollout}>
      <h3 className={styles.title}>
        {KINDS[rollout.kind]} <Code>{rollout.id}</Code>{' '}
        <Tag tone={isOpen(state) ? 'leaf' : 'neutral'}>{progress}</Tag>
      </h3>
      <RolloutFacts {...rollout} />
      {isOpen(state) ? (
        <div>
          {canGrow ? <WeightForm state={state} /> : null}
          <CancelForm {...rollout} />
        </div>
      ) : null}
    </li>
  );
}

export async function rolloutList(store: ReleaseStore, states: readonly RolloutState[]) {
  if (states.length === 0) return <p>No canary, no preview, nothing is scheduled.</p>;
  const boxes = states.map(async (state) => {
    const progress = await progressOf(store, state);
    return <RolloutBox key={state.rollout.id} state={state} progress={progress} />;
  });
  return <ul className={styles.list}>{await Promise.all(boxes)}</ul>;
}

export async function rolloutsPage({ store }: PageContext): Promise<Page> {
  const newest = (await store.rollouts.all()).reverse();
  const [open, past] = [true, false].map((wanted) =>
    newest.filter((one) => isOpen(one) === wanted),
  );
  const content = (
    <>
      <Section heading="Open">{await rolloutList(store, open ?? [])}</Section>
      <Section heading="Over">{await rolloutList(store, past?.slice(0, MAX_PAST) ?? [])}</Section>
    </>
  );
  return { title: 'Rollouts', lead: 'Canaries, previews and planned promotions.', content };
}
