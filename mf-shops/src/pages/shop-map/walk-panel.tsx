import type { DrawnUnit, FloorPlan, PlanDrawing, ShopMap } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageQuery } from '@mall/runtime';
import { Notice } from '@mall/ui/notice';
import { directionsQueryOf } from '../../features/directions/directions.ts';
import { DirectionsDescription } from '../../features/directions/directions-description.tsx';
import { DirectionsPanel } from '../../features/directions/directions-panel.tsx';
import { findDirections } from '../../features/directions/find-directions.ts';
import { VisitPanel } from '../../features/visit-list/visit-panel.tsx';
import {
  changedQuery,
  DIRECTIONS_KEYS,
  MapStateLink,
  VISIT_KEY,
  VISIT_TIME_KEY,
} from '../../shop-query.tsx';
import styles from './page.module.css';
import type { Guide } from './use-guide.ts';
import { shopPlaces, startsOf, type Walk } from './walk.ts';

interface WalkPanelProps {
  walk: Walk;
  plan: FloorPlan;
  drawing: PlanDrawing;
  map: ShopMap;
  guide: Guide;
}

const NO_WALK = {
  [DIRECTIONS_KEYS.from]: '',
  [DIRECTIONS_KEYS.to]: '',
  [DIRECTIONS_KEYS.stepFree]: '',
  [VISIT_KEY]: '',
  [VISIT_TIME_KEY]: '',
};

type NamedUnit = DrawnUnit & { shop: string; name: string };

function shopsOn({ floors }: PlanDrawing): NamedUnit[] {
  const units = floors.flatMap((floor) => floor.units);
  return units.filter((unit): unit is NamedUnit => Boolean(unit.shop && unit.name));
}

type Props<Kind> = WalkPanelProps & { walk: Extract<Walk, { kind: Kind }> };

function Directions({ walk, plan, drawing, guide }: Props<'directions'>) {
  const t = useMessages('shops');
  const query = usePageQuery();
  return (
    <>
      <DirectionsPanel plan={plan} shops={shopPlaces(drawing)} result={walk.result} guide={guide} />
      <MapStateLink query={changedQuery(query, NO_WALK)} className={styles.back}>
        {t('visit-list.close')}
      </MapStateLink>
    </>
  );
}

function Visit({ walk, plan, drawing, map }: Props<'visit'>) {
  const t = useMessages('shops');
  const query = usePageQuery();
  const units = new Map(shopsOn(drawing).map((unit) => [unit.shop, unit]));
  const listed = new Map(map.shops.map(({ slug, hours }) => [slug, map.near_hours[hours]]));
  const starts = startsOf(drawing);
  const nameOf = (id: string) =>
    units.get(id)?.name ?? starts.find((start) => start.id === id)?.name ?? id;
  const { stepFree } = directionsQueryOf(query);
  const wayBetween = (from: string, to: string) => {
    const found = findDirections(plan, { from, to, stepFree });
    if (found.outcome !== 'found') return undefined;
    const ends = { from: nameOf(from), to: nameOf(to), shopName: nameOf };
    const steps = <DirectionsDescription directions={found.directions} {...ends} />;
    return { metres: found.directions.metres, steps };
  };
  return (
    <>
      {walk.hasUnknown ? <Notice>{t('visit-list.unknown')}</Notice> : null}
      <VisitPanel
        visit={walk.visit}
        starts={starts}
        start={walk.start}
        stopOf={(slug) => ({
          name: nameOf(slug),
          location: units.get(slug)?.id ?? '',
          hours: listed.get(slug),
        })}
        wayBetween={wayBetween}
        closedQuery={changedQuery(query, NO_WALK)}
      />
    </>
  );
}

export function WalkPanel({ walk, ...rest }: WalkPanelProps) {
  return walk.kind === 'directions' ? (
    <Directions walk={walk} {...rest} />
  ) : (
    <Visit walk={walk} {...rest} />
  );
}
