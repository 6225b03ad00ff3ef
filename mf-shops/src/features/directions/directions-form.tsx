import type { FloorPlan, PlanNodeKind } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageQuery } from '@mall/runtime';
import { Button } from '@mall/ui';
import { Checkbox, Select } from '@mall/ui/form';
import type { PlanPlace } from '@mall/wayfinding';
import { DIRECTIONS_KEYS, KeptKeys, NO_STEPS, useWalkForm } from '../../shop-query.tsx';
import { directionsQueryOf } from './directions.ts';
import styles from './directions-panel.module.css';

export interface NamedShop {
  slug: string;
  name: string;
}

interface Place {
  id: string;
  name: string;
}

const ENTRANCES: readonly PlanNodeKind[] = ['entrance', 'parking'];
const AMENITIES: readonly PlanNodeKind[] = ['information', 'restroom', 'baby-room', 'atm'];

function namedNodes({ nodes }: FloorPlan, kinds: readonly PlanNodeKind[]): Place[] {
  return kinds.flatMap((kind) =>
    nodes.flatMap(({ id, kind: own, name }) => (own === kind && name ? [{ id, name }] : [])),
  );
}

/** Units with their own name that have a door: cinema, aquarium, food court. */
function namedUnits({ units, nodes }: FloorPlan): Place[] {
  const entered = new Set(nodes.flatMap(({ kind, unit }) => (kind === 'door' && unit) || []));
  return units.flatMap(({ id, name }) => (name && entered.has(id) ? [{ id, name }] : []));
}

function Group({ label, places }: { label: string; places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <optgroup label={label}>
      {places.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

interface PlaceSelectProps {
  label: string;
  name: string;
  plan: FloorPlan;
  shops: readonly NamedShop[];
  value: Place | undefined;
}

function PlaceSelect({ label, name, plan, shops, value }: PlaceSelectProps) {
  const t = useMessages('shops');
  const entrances = namedNodes(plan, ENTRANCES);
  const venues = namedUnits(plan);
  const amenities = namedNodes(plan, AMENITIES);
  const onPlan = new Set(plan.units.map(({ shop }) => shop));
  const listed = shops.flatMap(({ slug, name }) => (onPlan.has(slug) ? [{ id: slug, name }] : []));
  const all = [...entrances, ...venues, ...amenities, ...listed];
  return (
    <Select label={label} name={name} defaultValue={value?.id ?? ''}>
      <option value="">{t('directions.choose')}</option>
      {value && !all.some((place) => place.id === value.id) ? (
        <option value={value.id}>{value.name}</option>
      ) : null}
      <Group label={t('directions.entrances')} places={entrances} />
      <Group label={t('directions.venues')} places={venues} />
      <Group label={t('directions.amenities')} places={amenities} />
      <Group label={t('directions.shops')} places={listed} />
    </Select>
  );
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
    <form className={styles.form} onSubmit={useWalkForm()}>
      <KeptKeys own={Object.values(DIRECTIONS_KEYS)} />
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
