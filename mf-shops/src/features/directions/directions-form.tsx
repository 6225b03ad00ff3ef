import { useMessages } from '@mall/i18n';
import { usePageQuery, useQueryChange } from '@mall/runtime';
import { Button } from '@mall/ui';
import { Checkbox, TextField } from '@mall/ui/form';
import { useId } from 'react';
import {
  DIRECTIONS_KEYS,
  type NamedPlace,
  NO_STEPS,
  NOT_IN_WALKS,
  WalkForm,
} from '../../shop-query.tsx';
import { directionsQueryOf } from './directions.ts';
import styles from './directions-panel.module.css';
import { placeId } from './place-id.ts';

interface DirectionsFormProps {
  places: readonly NamedPlace[];
  from: NamedPlace | undefined;
  to: NamedPlace | undefined;
}

/** Both ends by name, with suggestions; for a known destination the start alone. */
function Ends({ places, from, to }: DirectionsFormProps) {
  const t = useMessages('shops');
  const list = useId();
  const field = (key: 'from' | 'to', value: NamedPlace | undefined) => (
    <TextField
      key={`${key} ${value?.id}`}
      label={t(to && !from ? 'directions.beside' : `directions.${key}`)}
      name={DIRECTIONS_KEYS[key]}
      defaultValue={value?.name ?? ''}
      placeholder={t('directions.example')}
      list={list}
      autoComplete="off"
    />
  );
  return (
    <>
      {field('from', from)}
      {to && !from ? (
        <input type="hidden" name={DIRECTIONS_KEYS.to} value={to.id} />
      ) : (
        field('to', to)
      )}
      <datalist id={list}>
        {places.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}

/** The ends are folded where both are known; a tick is taken at once. */
export function DirectionsForm(props: DirectionsFormProps) {
  const { places, from, to } = props;
  const t = useMessages('shops');
  const { stepFree } = directionsQueryOf(usePageQuery());
  const change = useQueryChange();
  const isFound = Boolean(from && to);
  const ends = <Ends {...props} />;
  const endOf = (text: string, key: string) =>
    key === DIRECTIONS_KEYS.stepFree ? text : placeId(places, text);
  return (
    // A new key shows the walk of the URL; the form itself stays, and the focus with it.
    <WalkForm own={Object.values(DIRECTIONS_KEYS)} sentValue={endOf} className={styles.form}>
      {isFound ? (
        <details className={styles.ends}>
          <summary>{t('directions.change')}</summary>
          {ends}
        </details>
      ) : (
        ends
      )}
      <div className={styles.send}>
        <Checkbox
          label={t('directions.stepFree')}
          name={DIRECTIONS_KEYS.stepFree}
          value={NO_STEPS}
          checked={stepFree}
          onChange={({ target: { checked } }) =>
            change({ ...NOT_IN_WALKS, [DIRECTIONS_KEYS.stepFree]: checked ? NO_STEPS : '' })
          }
        />
        <Button type="submit" size="small" variant={isFound ? 'secondary' : 'primary'}>
          {t('directions.show')}
        </Button>
      </div>
    </WalkForm>
  );
}
