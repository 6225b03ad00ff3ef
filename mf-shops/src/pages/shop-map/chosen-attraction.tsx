import { OpenStatus } from '@mall/blocks';
import type { DrawnUnit, Floor } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { planOfGroup } from '@mall/opening-hours';
import { PageLink, useApiData, useShellContext } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import type { ReactNode } from 'react';
import type { AttractionKind } from '../../features/floor-plan-view/unit-class.ts';
import { useOpenStatus } from '../../features/open-status/use-open-status.ts';
import { AttractionOnPlan } from '../../features/shop-on-plan/attraction-on-plan.tsx';
import { FILTER_KEYS } from '../../query-keys.ts';
import type { ChosenCard } from './use-card.ts';

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

/** The card of an attraction. */
export function ChosenAttraction({
  unit: { id, kind, name = id },
  floor,
  card,
}: ChosenAttractionProps) {
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
