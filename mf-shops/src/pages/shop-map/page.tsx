/** `/uzletek/terkep`: the floor plan, and beside it the same shops as a list. */
import { Breadcrumbs, breadcrumbList } from '@mall/blocks';
import type { ShopMap } from '@mall/contracts';
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
import { Pager, pageNumber, pageQuery } from '../../features/shop-list/pager.tsx';
import { OwnVisits } from '../../features/visit-list/own-visits.tsx';
import { changedQuery, PAGE_KEY, PLACE_KEY } from '../../shop-query.tsx';
import { mapParams, mapState } from './map-state.ts';
import styles from './page.module.css';
import { AttractionList, ShopLists } from './plan-lists.tsx';
import { ShopPlan } from './shop-plan.tsx';
import { asksForWalk, carParksOf, useWalk } from './walk.ts';
import { WalkPanel } from './walk-panel.tsx';

const SLUG = { slug: 'shop-map' };

const FIRST_PAGE = { [PAGE_KEY]: '' };
/** Where no plan shows the card's shop, the card asks for the page that lists it. */
const NO_CARD = { ...FIRST_PAGE, [PLACE_KEY]: '' };

export async function loader({ load, url: { searchParams } }: LoaderArgs) {
  const [head, drawing] = await Promise.all([
    load('listHead', SLUG),
    load('planDrawing'),
    load('config'),
  ]);
  const map = await load('shopMap', mapParams(searchParams, drawing));
  const { shop } = mapState(searchParams, drawing, map.shops);
  await Promise.all([
    // Without it, as without a network, the card says what the plan knows.
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
  const title = t('shop-list.mapTitle');
  const steps = [{ route: 'shops', label: t('shop-list.shops') }] as const;
  return {
    title: page > 1 ? t('shop-list.pagedTitle', { title, page }) : title,
    ...head,
    query: pageQuery(page),
    structuredData: [breadcrumbList(args, t('shop-list.map'), steps)],
  };
}

function Head({ counts }: Pick<ShopMap, 'counts'>) {
  const t = useMessages('shops');
  const title = t('shop-list.map');
  const steps = [{ route: 'shops', label: t('shop-list.shops') }] as const;
  return (
    <div className={styles.head}>
      <Breadcrumbs steps={steps} current={title} />
      <div className={styles.title}>
        <h1>{title}</h1>
        <ViewToggle view="shop-map" />
      </div>
      <FilterForm view="shop-map" counts={counts} />
    </div>
  );
}

export function Component() {
  const t = useMessages('shops');
  const query = usePageQuery();
  const drawing = useApiData('planDrawing');
  const map = useCurrentList('shopMap', mapParams(query, drawing));
  const walked = useWalk(query, drawing);
  const walkFloor = (walked?.walk.legs[0] ?? walked?.walk.stops[0])?.floor;
  const state = mapState(query, drawing, map.shops, walkFloor);
  const { filter } = useShopFilter();
  return (
    <Wrapper className={styles.page}>
      <Head counts={map.counts} />
      <div className={drawing.floors.length > 0 ? styles.plan : undefined}>
        <ShopPlan drawing={drawing} map={map} state={state} walk={walked?.walk} />
      </div>
      <div className={clsx(styles.panel, walked && styles.walked)}>
        {walked ? <WalkPanel {...walked} drawing={drawing} map={map} /> : null}
        {walked ? null : <OwnVisits query={changedQuery(query, { [PLACE_KEY]: '' })} />}
        <ParkingPanel places={carParksOf(drawing)} from={state.place ?? ''} />
        {state.isUnknownPlace ? <Notice>{t('shop-on-plan.unknown')}</Notice> : null}
        <div className={styles.legend}>
          <Legend counts={map.counts.categories} chosen={filter.category} />
        </div>
        <div className={styles.listed}>
          <UnknownValues />
          <FilterStatus count={map.total} page={map.page} pages={map.pages} />
          {map.total > 0 ? <ChosenFilters view="shop-map" /> : <NoShops view="shop-map" />}
          <AttractionList drawing={drawing} state={state} />
          <ShopLists map={map} state={state} />
        </div>
        <Pager
          view="shop-map"
          current={map.page}
          pages={map.pages}
          query={changedQuery(query, drawing.floors.length > 0 ? FIRST_PAGE : NO_CARD)}
        />
      </div>
    </Wrapper>
  );
}
