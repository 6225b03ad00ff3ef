/** Canaries, previews and planned promotions, and what became of earlier ones. */
import { Tag } from '@mall/ui';
import { FactList } from '@mall/ui/fact-list';
import { refsIn, refsOf } from '../src/base/refs.ts';
import { weightAt } from '../src/rollouts/canary.ts';
import { isOpen } from '../src/rollouts/pending-steps.ts';
import { listedRollouts, progressOf } from '../src/rollouts/rollout-line.ts';
import type { ReleaseStore } from '../src/store/release-store.ts';
import type { Rollout, RolloutState } from '../src/store/rollouts.ts';
import type { PageContext } from '../src/ui/staff-server.ts';
import { changeHref } from './change-page.tsx';
import type { Page } from './page-frame.tsx';
import { fact, Moment } from './parts.tsx';

const KINDS = { canary: 'Canary', preview: 'Preview', scheduled: 'Scheduled' } as const;
/** Those that are over, at most. */
const MAX_PAST = 20;

/** What may be done with a rollout that is open. */
function Links({ state }: { state: RolloutState }) {
  const { id, kind, apps, over } = state.rollout;
  const [subject = '', ...others] = refsIn(apps);
  const weight = String(weightAt(state, Date.now()));
  const share = { subject, others: others.join(' '), weight };
  return (
    <p>
      {kind === 'canary' && !over ? (
        <a href={changeHref('promote', share)}>Change its share</a>
      ) : null}{' '}
      <a href={changeHref('cancel', { subject: id })}>Cancel it</a>
    </p>
  );
}

function factsOf({ apps, from, until, clock, by, why, over }: Rollout) {
  const facts = [
    fact('Releases', <code>{refsOf(apps) || 'what is live'}</code>),
    fact('From', <Moment at={from} />, over && `grows to all in ${over} minutes`),
    fact('By', by, why),
  ];
  if (until) facts.push(fact('Until', <Moment at={until} />));
  if (clock) facts.push(fact('Shows the site at', <Moment at={clock} />));
  return facts;
}

export async function rolloutList(store: ReleaseStore, states: readonly RolloutState[]) {
  if (states.length === 0) return <p>No canary, no preview, nothing is scheduled.</p>;
  const entries = states.map(async (state) => {
    const { id, kind } = state.rollout;
    return (
      <li key={id}>
        <h3>
          {KINDS[kind]} <code>{id}</code>{' '}
          <Tag tone={isOpen(state) ? 'leaf' : 'neutral'}>{await progressOf(store, state)}</Tag>
        </h3>
        <FactList facts={factsOf(state.rollout)} />
        {isOpen(state) ? <Links state={state} /> : null}
      </li>
    );
  });
  return <ul>{await Promise.all(entries)}</ul>;
}

export async function rolloutsPage({ store }: PageContext): Promise<Page> {
  const newest = (await listedRollouts(store)).reverse();
  const open = newest.filter((state) => isOpen(state));
  const past = newest.filter((state) => !isOpen(state)).slice(0, MAX_PAST);
  return {
    title: 'Rollouts',
    lead: 'Canaries, previews and planned promotions.',
    sections: { Open: await rolloutList(store, open), Over: await rolloutList(store, past) },
  };
}
