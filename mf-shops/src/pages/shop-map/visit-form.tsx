import { isMallMinute } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageQuery } from '@mall/runtime';
import { Button } from '@mall/ui';
import { Checkbox, Select, TextField } from '@mall/ui/form';
import {
  DIRECTIONS_KEYS,
  type NamedPlace,
  NO_STEPS,
  VISIT_TIME_KEY,
  WalkForm,
} from '../../shop-query.tsx';
import styles from './visit-panel.module.css';

/** The minute at the mall for which a visit is planned; undefined for now. */
export function visitMinute(query: URLSearchParams): string | undefined {
  const minute = query.get(VISIT_TIME_KEY) ?? '';
  return isMallMinute(minute) ? minute : undefined;
}

const OWN_KEYS = [DIRECTIONS_KEYS.from, DIRECTIONS_KEYS.stepFree, VISIT_TIME_KEY];

/** From where, when and by which ways. A GET form, so that it works without a script. */
export function VisitForm({ starts, start }: { starts: readonly NamedPlace[]; start: string }) {
  const t = useMessages('shops');
  const query = usePageQuery();
  const minute = visitMinute(query) ?? '';
  const isStepFree = query.get(DIRECTIONS_KEYS.stepFree) === NO_STEPS;
  return (
    <WalkForm own={OWN_KEYS} className={styles.form}>
      <Select
        key={start}
        label={t('visit-list.from')}
        name={DIRECTIONS_KEYS.from}
        defaultValue={start}
      >
        {starts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TextField
        key={`at ${minute}`}
        type="datetime-local"
        label={t('visit-list.at')}
        name={VISIT_TIME_KEY}
        defaultValue={minute}
      />
      <Checkbox
        key={`step-free ${isStepFree}`}
        label={t('visit-list.stepFree')}
        name={DIRECTIONS_KEYS.stepFree}
        value={NO_STEPS}
        defaultChecked={isStepFree}
      />
      <Button type="submit" variant="secondary" size="small">
        {t('visit-list.update')}
      </Button>
    </WalkForm>
  );
}
