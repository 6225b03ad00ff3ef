/** Asks for a walk: a plain form that leads to the URL of the walk. */
import type { FloorPlan } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageQuery } from '@mall/runtime';
import { Button } from '@mall/ui';
import { Checkbox } from '@mall/ui/form';
import type { PlanPlace } from '@mall/wayfinding';
import { DIRECTIONS_KEYS } from '../../query-keys.ts';
import { useQueryForm } from '../../use-query-form.ts';
import styles from './directions-panel.module.css';
import { directionsQueryOf, LEFT_OUT, NO_STEPS, otherKeys } from './directions-query.ts';
import { type NamedShop, PlaceSelect } from './place-select.tsx';

/** What the URL of the walk keeps, for instance the filters of the map. */
function OtherKeys() {
  return otherKeys(usePageQuery()).map(([key, value]) => (
    <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
  ));
}

interface DirectionsFormProps {
  plan: FloorPlan;
  shops: readonly NamedShop[];
  from: PlanPlace | undefined;
  to: PlanPlace | undefined;
  nameOf: (end: PlanPlace) => string;
}

export function DirectionsForm({ plan, shops, from, to, nameOf }: DirectionsFormProps) {
  const t = useMessages('shops');
  const { stepFree } = directionsQueryOf(usePageQuery());
  const placeOf = (end: PlanPlace | undefined) => end && { id: end.id, name: nameOf(end) };
  return (
    // A new key shows the walk of the URL; the form itself stays, and the focus with it.
    <form className={styles.form} onSubmit={useQueryForm(LEFT_OUT)}>
      <OtherKeys />
      <PlaceSelect
        key={`from ${from?.id}`}
        label={t('directions.from')}
        name={DIRECTIONS_KEYS.from}
        plan={plan}
        shops={shops}
        value={placeOf(from)}
      />
      <PlaceSelect
        key={`to ${to?.id}`}
        label={t('directions.to')}
        name={DIRECTIONS_KEYS.to}
        plan={plan}
        shops={shops}
        value={placeOf(to)}
      />
      <Checkbox
        key={String(stepFree)}
        label={t('directions.stepFree')}
        name={DIRECTIONS_KEYS.stepFree}
        value={NO_STEPS}
        defaultChecked={stepFree}
      />
      <Button type="submit" size="small">
        {t('directions.show')}
      </Button>
    </form>
  );
}
