import type { OpeningHoursEntry } from '@mall/contracts';
import { OpeningHoursTable } from '../../src/index.ts';
import styles from '../gallery.module.css';
import type { ShowProps, Story } from '../story.ts';
import { Variant } from '../variant.tsx';

const ENTRIES: readonly OpeningHoursEntry[] = [
  { hours: '09:00-21:00', from: 'monday', to: 'saturday' },
  { hours: '10:00-18:00', from: 'sunday', to: 'sunday' },
];

function Hours({ language, say }: ShowProps) {
  const table = { entries: ENTRIES, language, caption: say('Üzletek', 'Shops') };
  return (
    <div className={styles.columns}>
      <Variant name="captionVisible">
        <OpeningHoursTable {...table} captionVisible />
      </Variant>
      <Variant name='today="unknown"'>
        <OpeningHoursTable {...table} today="unknown" />
      </Variant>
      <Variant name='today="sunday"'>
        <OpeningHoursTable {...table} today="sunday" />
      </Variant>
    </div>
  );
}

export const openingHours: Story = { id: 'hours', title: 'Opening hours', Show: Hours };
