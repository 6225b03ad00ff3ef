/** Asks for a way: a plain form that leads to the URL of the way. */
import type { FloorPlan } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageQuery } from '@mall/runtime';
import { Button } from '@mall/ui';
import { Checkbox } from '@mall/ui/form';
import type { WayEnd } from '@mall/wayfinding';
import { WAY_KEYS } from '../../query-keys.ts';
import { useQueryForm } from '../../use-query-form.ts';
import { type NamedShop, PlaceSelect } from './place-select.tsx';
import styles from './way-panel.module.css';
import { LEFT_OUT, NO_STEPS, otherKeys, wayQueryOf } from './way-query.ts';

/** What the URL of the way keeps, for instance the filters of the map. */
function OtherKeys() {
  return otherKeys(usePageQuery()).map(([key, value]) => (
    <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
  ));
}

interface WayFormProps {
  plan: FloorPlan;
  shops: readonly NamedShop[];
  from: WayEnd | undefined;
  to: WayEnd | undefined;
  nameOf: (end: WayEnd) => string;
}

export function WayForm({ plan, shops, from, to, nameOf }: WayFormProps) {
  const t = useMessages('shops');
  const { stepFree } = wayQueryOf(usePageQuery());
  const placeOf = (end: WayEnd | undefined) => end && { id: end.id, name: nameOf(end) };
  return (
    // A new key shows the way of the URL; the form itself stays, and the focus with it.
    <form className={styles.form} onSubmit={useQueryForm(LEFT_OUT)}>
      <OtherKeys />
      <PlaceSelect
        key={`from ${from?.id}`}
        label={t('ways.from')}
        name={WAY_KEYS.from}
        plan={plan}
        shops={shops}
        value={placeOf(from)}
      />
      <PlaceSelect
        key={`to ${to?.id}`}
        label={t('ways.to')}
        name={WAY_KEYS.to}
        plan={plan}
        shops={shops}
        value={placeOf(to)}
      />
      <Checkbox
        key={String(stepFree)}
        label={t('ways.stepFree')}
        name={WAY_KEYS.stepFree}
        value={NO_STEPS}
        defaultChecked={stepFree}
      />
      <Button type="submit" size="small">
        {t('ways.show')}
      </Button>
    </form>
  );
}
