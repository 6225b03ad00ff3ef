/** `/uzletek/terkep`: the floor plan, and beside it the same shops as a list. */
import {
  Breadcrumbs,
  breadcrumbList,
  LIST_ANCHOR,
  PAGE_KEY,
  Pager,
  pagedTitle,
  pageNumber,
  pageQuery,
} from '@mall/blocks';
import { type MessageKey, useMessages } from '@mall/i18n';
import {
  type LoaderArgs,
  type MetaArgs,
  type PageMeta,
  useApiData,
  usePageQuery,
} from '@mall/runtime';
import { Wrapper } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import { clsx } from 'clsx';
import { Legend } from '../../features/floor-plan-view/legend.tsx';
import { ParkingPanel } from '../../features/parking/parking-panel.tsx';
import { FilterForm } from '../../features/shop-filter/filter-form.tsx';
import { ViewToggle } from '../../features/shop-filter/filter-links.tsx';
import { readFilter, useShopFilter, validUntil } from '../../features/shop-filter/filter-query.ts';
import {
  ChosenFilters,
  FilterStatus,
  NoShops,
  UnknownValues,
} from '../../features/shop-filter/filter-summary.tsx';
import { useCurrentList } from '../../features/shop-filter/use-current-list.ts';
import { GrowingList } from '../../features/shop-list/growing-list.tsx';
import { OwnVisits } from '../../features/visit-list/own-visits.tsx';
import { changedQuery, PLACE_KEY } from '../../shop-query.tsx';
import { ChosenPlace } from './chosen-place.tsx';
import { type MapState, mapParams, mapState } from './map-state.ts';
import styles from './page.module.css';
import { useCardFocus } from './place-card.tsx';
import { carParksOf } from './places.ts';
import { AttractionList, ShopLists } from './plan-lists.tsx';
import { MAP_ANCHOR, SheetBar } from './sheet-bar.tsx';
import { ShopPlan } from './shop-plan.tsx';
import { useGuide } from './use-guide.ts';
import { useToday } from './use-today.ts';
import { asksForWalk, useWalk, type Walk } from './walk.ts';
import { MAP_HEADING, useWalkFocus, WalkPanel } from './walk-panel.tsx';

const SLUG = { slug: 'shop-map' };

const NO_CARD = { [PLACE_KEY]: '' };

export async function loader({ load, url: { searchParams } }: LoaderArgs) {
  const [head, drawing] = await Promise.all([
    load('listHead', SLUG),
    load('planDrawing'),
    load('config'),
  ]);
  const map = await load('shopMap', mapParams(searchParams, drawing));
  const { shop } = mapState(searchParams, drawing, map.shops);
  await Promise.all([
    // Without it, as without a network, the card shows what the plan holds.
    shop ? load('shop', { slug: shop }).catch(() => undefined) : undefined,
    asksForWalk(searchParams) ? load('floorPlan') : undefined,
  ]);
  return {
    ...head,
    page: pageNumber(searchParams),
    ...validUntil(readFilter(searchParams).filter, Date.now()),
  };
}

type Head = Awaited<ReturnType<typeof loader>>;

/** Filters, cards and walks belong to the map; each page of a long list is its own page. */
export function meta({
  data: { page, ...head },
  ...args
}: MetaArgs<Head, MessageKey<'shops'>>): PageMeta {
  const { t } = args;
  const steps = [{ route: 'shops', label: t('shop-list.shops') }] as const;
  return {
    title: pagedTitle(t('shop-list.mapTitle'), page, args.language),
    ...head,
    query: pageQuery(page),
    structuredData: [breadcrumbList(args, t('shop-list.map'), steps)],
  };
}

function Head() {
  const t = useMessages('shops');
  const title = t('shop-list.map');
  const steps = [{ route: 'shops', label: t('shop-list.shops') }] as const;
  return (
    <div id={MAP_ANCHOR} className={styles.head}>
      <div className={styles.trail}>
        <Breadcrumbs steps={steps} current={title} />
      </div>
      <div className={styles.title}>
        <h1 id={MAP_HEADING} tabIndex={-1}>
          {title}
        </h1>
        <ViewToggle view="shop-map" />
      </div>
    </div>
  );
}

/** What the sheet has to hold beside the plan before it is moved. */
function restOf(state: MapState, walk: Walk | undefined) {
  if (state.place) return styles.withPlace;
  return walk && styles.withWalk;
}

/** The plan, and a sheet of everything else: beside it in a wide window, over its lower end on a phone. */
export function Component() {
  const t = useMessages('shops');
  const query = usePageQuery();
  const drawing = useApiData('planDrawing');
  const map = useCurrentList('shopMap', mapParams(query, drawing));
  const walked = useWalk(query, drawing);
  const { guide, step } = useGuide(walked?.walk);
  const today = useToday(drawing);
  const walkFloor = (walked?.walk.legs[0] ?? walked?.walk.stops[0])?.floor;
  const floors = { walkFloor, stepFloor: step?.on.floor };
  const state = mapState(query, drawing, map.shops, floors);
  const { filter } = useShopFilter();
  // Before the card that the walk closes, which would give the focus to the list.
  useWalkFocus(walked?.walk);
  const heading = useCardFocus(state.place);
  const hasPlan = drawing.floors.length > 0;
  return (
    <Wrapper className={clsx(styles.page, hasPlan && restOf(state, walked?.walk))}>
      <Head />
      <div className={hasPlan ? styles.plan : undefined}>
        <ShopPlan
          drawing={drawing}
          map={map}
          state={state}
          walk={walked?.walk}
          step={step}
          today={today}
        />
      </div>
      <div className={clsx(styles.sheet, walked && styles.walked)}>
        <SheetBar drawing={drawing} />
        <ChosenPlace state={state} heading={heading} today={today} />
        {walked ? <WalkPanel {...walked} drawing={drawing} map={map} guide={guide} /> : null}
        {state.isUnknownPlace ? <Notice>{t('shop-on-plan.unknown')}</Notice> : null}
        <div id={LIST_ANCHOR} className={styles.filter}>
          <FilterForm view="shop-map" counts={map.counts} />
        </div>
        {walked ? null : <OwnVisits />}
        <ParkingPanel places={carParksOf(drawing)} from={state.place ?? ''} />
        <div className={styles.listed}>
          <UnknownValues />
          <FilterStatus count={map.total} page={map.page} pages={map.pages} />
          {map.total > 0 ? <ChosenFilters view="shop-map" /> : <NoShops view="shop-map" />}
          <AttractionList drawing={drawing} state={state} />
          <GrowingList first={0}>{[<ShopLists key="lists" map={map} state={state} />]}</GrowingList>
        </div>
        <GrowingList first={0}>
          {[
            <Pager
              key="pager"
              to="shop-map"
              current={map.page}
              pages={map.pages}
              // Where no plan shows the card's shop, the card asks for the page that lists it.
              query={changedQuery(query, { [PAGE_KEY]: '', ...(hasPlan ? {} : NO_CARD) })}
            />,
            <div key="legend" className={styles.legend}>
              <Legend counts={map.counts.categories} chosen={filter.category} />
            </div>,
          ]}
        </GrowingList>
      </div>
    </Wrapper>
  );
}
