import type { FloorPlan, PlanDrawing, ShopMap } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { usePageQuery } from '@mall/runtime';
import { Notice } from '@mall/ui/notice';
import { DirectionsDescription } from '../../features/directions/directions-description.tsx';
import { DirectionsPanel } from '../../features/directions/directions-panel.tsx';
import { unitsOf } from '../../features/floor-plan-view/plan-symbols.tsx';
import { VisitPanel } from '../../features/visit-list/visit-panel.tsx';
import {
  changedQuery,
  DIRECTIONS_KEYS,
  MapStateLink,
  VISIT_KEY,
  VISIT_TIME_KEY,
} from '../../shop-query.tsx';
import styles from './page.module.css';
import { placesOf, startsOf } from './places.ts';
import type { Guide } from './use-guide.ts';
import type { Walk } from './walk.ts';

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

type Props<Kind> = WalkPanelProps & { walk: Extract<Walk, { kind: Kind }> };

function Directions({ walk, plan, drawing, guide }: Props<'directions'>) {
  const t = useMessages('shops');
  const query = usePageQuery();
  return (
    <>
      <DirectionsPanel
        {...{ plan, guide }}
        places={placesOf(drawing)}
        starts={startsOf(drawing)}
        result={walk.result}
      />
      <MapStateLink query={changedQuery(query, NO_WALK)} className={styles.back}>
        {t('visit-list.close')}
      </MapStateLink>
    </>
  );
}

function Visit({ walk, drawing, map }: Props<'visit'>) {
  const t = useMessages('shops');
  const query = usePageQuery();
  const names = new Map(placesOf(drawing).map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const units = new Map(unitsOf(drawing).map(({ shop, id }) => [shop, id]));
  const listed = new Map(map.shops.map(({ slug, hours }) => [slug, map.near_hours[hours]]));
  return (
    <>
      {walk.hasUnknown ? <Notice>{t('visit-list.unknown')}</Notice> : null}
      <VisitPanel
        visit={walk.visit}
        starts={startsOf(drawing)}
        start={walk.start}
        stopOf={(slug) => ({
          name: nameOf(slug),
          location: units.get(slug) ?? '',
          hours: listed.get(slug),
        })}
        ways={walk.ways.flatMap(({ from, to, directions }) =>
          from && to && directions
            ? {
                metres: directions.metres,
                steps: (
                  <DirectionsDescription
                    directions={directions}
                    from={nameOf(from.id)}
                    to={nameOf(to.id)}
                    shopName={nameOf}
                  />
                ),
              }
            : [],
        )}
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
