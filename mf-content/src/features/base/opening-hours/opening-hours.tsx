import type { EditorialPage } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { planOfGroup } from '@mall/opening-hours';
import { useApiData, useNow, useShellContext } from '@mall/runtime';
import { OpeningHoursTable } from '@mall/ui';
import styles from './opening-hours.module.css';

function OpeningHours({ group }: { group: string }) {
  const t = useMessages('content');
  const { language } = useShellContext();
  const plan = planOfGroup(useApiData('config'), group);
  return (
    <div className={styles.box}>
      <OpeningHoursTable
        plan={plan}
        now={useNow()}
        language={language}
        caption={t('opening-hours.caption')}
        captionVisible
      />
    </div>
  );
}

export function venueHours({ opening_hours: group }: EditorialPage) {
  return group ? <OpeningHours group={group} /> : null;
}
