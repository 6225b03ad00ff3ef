import { OpenStatus } from '@mall/blocks';
import type { DrawnUnit, Floor, PlanDrawing } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { planOfGroup } from '@mall/opening-hours';
import { PageLink, useApiData, useShellContext } from '@mall/runtime';
import { buttonClass, Picture } from '@mall/ui';
import type { ReactNode, RefObject } from 'react';
import { type AttractionKind, isAttraction } from '../../features/floor-plan-view/plan-symbols.tsx';
import { useOpenStatus } from '../../features/open-status/use-open-status.ts';
import { useLocationText } from '../../features/shop-location/shop-location.tsx';
import { AttractionOnPlan, CardOnPlan } from '../../features/shop-on-plan/card-on-plan.tsx';
import { VisitStar } from '../../features/visit-list/visit-star.tsx';
import { FILTER_KEYS } from '../../shop-query.tsx';
import type { MapState } from './map-state.ts';
import styles from './page.module.css';
import { type ChosenCard, useCard } from './use-card.ts';

/** The page of each attraction, and whose hours it has. The food court's is the list of restaurants. */
const ATTRACTIONS = {
  cinema: { route: 'cinema', hours: 'cinema' },
  aquarium: { route: 'tropicarium', hours: 'tropicarium' },
  'brick-park': { route: 'kockapark', hours: 'kockapark' },
  'play-house': { route: 'playhouse', hours: 'jatszohaz' },
  'food-court': { route: 'shops', hours: 'restaurants' },
} as const satisfies Record<AttractionKind, { route: string; hours: string }>;

const RESTAURANTS = { [FILTER_KEYS.category]: 'restaurant-cafe' };
/** Knife and fork. */
const FOOD = 'M7 3v7M4.5 3v4.5a2.5 2.5 0 0 0 5 0V3M7 10v11M17 3c-2 1-3 3-3 6v4h3zM17 13v8';

interface ChosenAttractionProps {
  unit: DrawnUnit & { kind: AttractionKind };
  floor: Floor;
  card: ChosenCard;
}

function ChosenAttraction({ unit: { id, kind, name = id }, floor, card }: ChosenAttractionProps) {
  const t = useMessages('shops');
  const { hasRoute, menu } = useShellContext();
  const config = useApiData('config');
  const openStatus = useOpenStatus();
  const { route, hours } = ATTRACTIONS[kind];
  const isFood = kind === 'food-court';
  const icon = menu('venues').find((entry) => entry.route === route)?.icon ?? FOOD;
  const pageLink = (text: ReactNode, className?: string) =>
    hasRoute(route) ? (
      <PageLink to={route} query={isFood ? RESTAURANTS : {}} className={className}>
        {text}
      </PageLink>
    ) : null;
  return (
    <AttractionOnPlan
      {...card}
      icon={icon}
      title={pageLink(name) ?? name}
      status={<OpenStatus {...openStatus(planOfGroup(config, hours))} />}
      location={t(`shop-location.${floor}`)}
    >
      {pageLink(
        t(isFood ? 'shop-on-plan.restaurants' : 'shop-on-plan.page'),
        buttonClass('secondary', 'small'),
      )}
    </AttractionOnPlan>
  );
}

function ChosenShop({ slug, card }: { slug: string; card: ChosenCard }) {
  const shop = useApiData('shop', { slug });
  const { categories } = useApiData('config');
  const locationText = useLocationText();
  const openStatus = useOpenStatus();
  return (
    <CardOnPlan
      {...card}
      image={<Picture image={shop.images.logo} alt="" ratio="1:1" fit="contain" priority />}
      title={
        <PageLink to="shop" params={{ slug }}>
          {shop.name}
        </PageLink>
      }
      note={categories.find((one) => one.slug === shop.categories[0])?.name}
      status={<OpenStatus {...openStatus(shop)} />}
      location={locationText(shop)}
    >
      <VisitStar shop={shop} compact />
    </CardOnPlan>
  );
}

type Attraction = DrawnUnit & { kind: AttractionKind };

const isOne = (unit: DrawnUnit): unit is Attraction => isAttraction(unit.kind);

interface ChosenPlaceProps {
  state: MapState;
  drawing: PlanDrawing;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The card of the shop or attraction that the query names; nothing when it names none. */
export function ChosenPlace({ state, drawing, heading }: ChosenPlaceProps) {
  const { shop, unit, floor } = state;
  const card = { ...useCard(state, drawing), heading };
  if (shop) {
    return (
      <div className={styles.card}>
        <ChosenShop slug={shop} card={card} />
      </div>
    );
  }
  if (!unit || !isOne(unit)) return null;
  return (
    <div className={styles.card}>
      <ChosenAttraction unit={unit} floor={floor} card={card} />
    </div>
  );
}
