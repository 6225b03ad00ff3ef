import type { OpeningPlan } from '@mall/opening-hours';
import { OpeningHoursTable } from '../../src/index.ts';
import styles from '../gallery.module.css';
import { language, say } from '../say.ts';
import { Variant } from '../variant.tsx';

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

export function Story() {
  const table = { plan: PLAN, language, caption: say('Üzletek', 'Shops') };
  return (
    <div className={styles.columns}>
      <Variant name="captionVisible">
        <OpeningHoursTable {...table} now={undefined} captionVisible />
      </Variant>
      <Variant name="a Sunday">
        <OpeningHoursTable {...table} now={Date.parse('2026-11-22T12:00:00+01:00')} />
      </Variant>
      <Variant name="an exception">
        <OpeningHoursTable {...table} now={Date.parse('2026-12-25T12:00:00+01:00')} />
      </Variant>
    </div>
  );
}
