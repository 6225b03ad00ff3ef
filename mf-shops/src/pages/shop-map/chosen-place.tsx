import { OpenStatus, useOpenStatus } from '@mall/blocks';
import { useMessages } from '@mall/i18n';
import { planOfGroup } from '@mall/opening-hours';
import { PageLink, useApiData, useLoadedData, useShellContext } from '@mall/runtime';
import { buttonClass, Icon, Picture } from '@mall/ui';
import type { ReactNode } from 'react';
import { type AttractionKind, isAttraction } from '../../features/floor-plan-view/plan-symbols.tsx';
import { VisitStar } from '../../features/visit-list/visit-star.tsx';
import { FILTER_KEYS } from '../../shop-query.tsx';
import { useLocationText } from '../../shop-texts.ts';
import styles from './place-card.module.css';
import { type ChosenPlaceProps, PlaceCard } from './place-card.tsx';

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

interface ChosenAttractionProps extends ChosenPlaceProps {
  kind: AttractionKind;
  name: string;
}

function ChosenAttraction({ kind, name, ...card }: ChosenAttractionProps) {
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
    <PlaceCard
      {...card}
      image={<Icon path={icon} className={styles.icon} />}
      title={pageLink(name) ?? name}
      status={<OpenStatus {...openStatus(planOfGroup(config, hours))} />}
      location={t(`shop-location.${card.state.floor}`)}
    >
      {pageLink(
        t(isFood ? 'shop-on-plan.restaurants' : 'shop-on-plan.page'),
        buttonClass('secondary', 'small'),
      )}
    </PlaceCard>
  );
}

function ChosenShop({ slug, ...card }: ChosenPlaceProps & { slug: string }) {
  const shop = useLoadedData('shop', { slug });
  const { categories } = useApiData('config');
  const locationText = useLocationText();
  const openStatus = useOpenStatus();
  const { unit } = card.state;
  const name = shop?.name ?? unit?.name ?? slug;
  const category = shop?.categories[0] ?? unit?.category;
  return (
    <PlaceCard
      {...card}
      image={
        shop ? <Picture image={shop.images.logo} alt="" ratio="1:1" fit="contain" priority /> : null
      }
      title={
        <PageLink to="shop" params={{ slug }}>
          {name}
        </PageLink>
      }
      note={categories.find((one) => one.slug === category)?.name}
      status={shop ? <OpenStatus {...openStatus(shop)} /> : null}
      location={locationText(shop ?? { floor: card.state.floor, unit: unit?.id ?? '' })}
    >
      <VisitStar shop={{ slug, name }} compact />
    </PlaceCard>
  );
}

export function ChosenPlace(props: ChosenPlaceProps) {
  const { shop, unit } = props.state;
  if (shop) return <ChosenShop {...props} slug={shop} />;
  if (!unit || !isAttraction(unit.kind)) return null;
  return <ChosenAttraction {...props} kind={unit.kind} name={unit.name ?? unit.id} />;
}
