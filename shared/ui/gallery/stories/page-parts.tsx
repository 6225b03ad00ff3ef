/** Headers, tables and remarks of pages. */
import type { OpeningPlan } from '@mall/opening-hours';
import { FactList } from '../../src/fact-list/fact-list.tsx';
import {
  Button,
  buttonClass,
  EmptyState,
  ErrorState,
  OpeningHoursTable,
  PageHeader,
  Picture,
  Skeleton,
  Tag,
} from '../../src/index.ts';
import { Notice } from '../../src/notice/notice.tsx';
import styles from '../gallery.module.css';
import { lake, language, say, Variant } from '../story-parts.tsx';

const PLAN: OpeningPlan = {
  hours: [
    { hours: '09:00-21:00', from: 'monday', to: 'saturday' },
    { hours: '10:00-18:00', from: 'sunday', to: 'sunday' },
  ],
  exceptions: [
    { from: '12-24', until: '12-26', hours: [], reason: 'Karácsony' },
    { from: '12-31', until: '12-31', hours: ['10:00-16:00'] },
  ],
};
const CHRISTMAS = Date.parse('2026-12-25T12:00:00+01:00');
const FACTS = [
  { label: 'Telefon', value: '+36 1 555 0100' },
  { label: 'Web', value: <a href="#page-parts">example.com</a> },
];

function Headers() {
  const link = (
    <a href="#page-parts" className={buttonClass('primary', 'small')}>
      {say('Jelentkezem', 'Count me in')}
    </a>
  );
  return (
    <>
      <Variant name="PageHeader: image, eyebrow, lead, children">
        <PageHeader
          eyebrow={say('Rendezvény', 'Event')}
          title={say('Napforduló a dombon', 'Solstice on the hill')}
          lead={say('Egy este zenével és lampionokkal.', 'An evening of music and lanterns.')}
          image={<Picture image={lake} ratio="1:1" />}
        >
          {link}
        </PageHeader>
      </Variant>
      <Variant name='PageHeader: compact, tone="leaf"'>
        <PageHeader compact title={say('Üzletek', 'Shops')} tone="leaf">
          {link}
        </PageHeader>
      </Variant>
    </>
  );
}

function States() {
  const texts = { title: say('Nincs találat', 'Nothing found'), text: say('Sajnáljuk.', 'Sorry.') };
  const action = <Button>{say('Újra', 'Try again')}</Button>;
  return (
    <div className={styles.columns}>
      <Variant name="EmptyState">
        <EmptyState level={3} {...texts} />
      </Variant>
      <Variant name="ErrorState">
        <ErrorState level={3} {...texts} action={action} />
      </Variant>
      <Variant name="Skeleton">
        <Skeleton count={3} />
      </Variant>
      <Variant name="FactList">
        <FactList facts={FACTS} />
      </Variant>
    </div>
  );
}

export function Story() {
  const table = { plan: PLAN, language, caption: say('Üzletek', 'Shops') };
  return (
    <>
      <Headers />
      <States />
      <div className={styles.columns}>
        <Variant name="OpeningHoursTable: captionVisible">
          <OpeningHoursTable {...table} now={undefined} captionVisible />
        </Variant>
        <Variant name="OpeningHoursTable: an exception today">
          <OpeningHoursTable {...table} now={CHRISTMAS} />
        </Variant>
      </div>
      {(['info', 'warning', 'error', 'success'] as const).map((tone) => (
        <Variant key={tone} name={`Notice: tone="${tone}"`}>
          <Notice tone={tone} title={say('A mozgólépcső áll', 'The escalator is at rest')}>
            {say('Péntek délig a liftet használja.', 'Please take the lift until Friday noon.')}
          </Notice>
        </Variant>
      ))}
      {(['neutral', 'leaf', 'coral', 'ink'] as const).map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </>
  );
}
