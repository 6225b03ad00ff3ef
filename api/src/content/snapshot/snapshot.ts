/** Content in memory: one version of it, as a visitor of each language sees it on one day. */
import type { Language } from '@mall/contracts';
import { mallDay, planOfGroup } from '@mall/opening-hours';
import { LRUCache } from 'lru-cache';
import type { StoredContent } from '../import/content-store.ts';
import { localiseCampaigns } from '../localise/campaigns.ts';
import { localiseCinema } from '../localise/cinema.ts';
import { localiseCinemaShop } from '../localise/cinema-shop.ts';
import { localiseCoupons, localiseDiscounts } from '../localise/discounts.ts';
import { localiseEvents } from '../localise/events.ts';
import { localiseFloorPlan } from '../localise/floor-plan.ts';
import { type Brand, type LocalContent, localiseContent } from '../localise/local-content.ts';
import { localisePages, localiseVenues } from '../localise/pages.ts';
import { localisePosts, localiseSlides } from '../localise/posts.ts';
import { localiseShops } from '../localise/shops.ts';
import { localiseConfig, localiseHome, localiseMenus } from '../localise/site.ts';
import { todayOf } from '../localise/today.ts';
import { cutPiece } from '../plan-drawing/cut-piece.ts';
import { drawPlan } from '../plan-drawing/draw-plan.ts';
import { createSearch } from '../search/create-search.ts';
import { createArrivals } from '../wayfinding/arrivals.ts';

export type Snapshot = ReturnType<typeof createSnapshot>;

/** This day, and a few that previews show. */
const MAX_DAYS = 4;

/** Views are made again when a new day begins. @throws {z.ZodError} for content that this version cannot read. */
export function createSnapshot(
  { version, content: stored }: StoredContent,
  brand: Brand,
  now: Date,
) {
  const viewsOf = (language: Language) => {
    const content = localiseContent(stored, language, brand);
    const views = new LRUCache<string, ContentView, Date>({
      max: MAX_DAYS,
      memoMethod: (_day, _stale, { context }) => createContentView(content, language, context),
    });
    const viewOf = (moment: Date) => views.memo(mallDay(moment), { context: moment });
    viewOf(now);
    return viewOf;
  };
  const views = { hu: viewsOf('hu'), en: viewsOf('en') };
  return {
    version,
    /** The content in a language, on the day of `moment`. */
    view: (language: Language, moment: Date): ContentView => views[language](moment),
  };
}

export type ContentView = ReturnType<typeof createContentView>;

/** Makes the view of `content`, which is in `language`, for the day of `now`. */
export function createContentView(content: LocalContent, language: Language, now: Date) {
  const day = mallDay(now);
  const config = localiseConfig(content);
  const cinemaPlan = planOfGroup(config, 'cinema');
  const { movies } = localiseCinema(content, now, cinemaPlan);
  const events = localiseEvents(content, { language, today: day, hours: config, movies });
  const posts = localisePosts(content, day, events);
  const discounts = localiseDiscounts(content, day);
  const shops = localiseShops(content, discounts.current);
  const floorPlan = localiseFloorPlan(content);
  const planDrawing = drawPlan(floorPlan, shops.shops);
  const arrivals = createArrivals(floorPlan);
  const pages = localisePages(content);
  const venues = localiseVenues(content);
  return {
    day,
    config,
    menus: localiseMenus(content),
    home: localiseHome(content),
    highlights: content.site.highlights,
    shops,
    floorPlan,
    planDrawing,
    arrivals,
    /** What the page of a shop or a venue shows of the plan. */
    placeOnPlan: (place: string) => ({
      piece: cutPiece(planDrawing, place) ?? null,
      arrivals: arrivals(place),
    }),
    posts,
    slides: localiseSlides(content, day),
    events,
    discounts,
    pages,
    venues,
    cinemaShop: localiseCinemaShop(pages, venues, config),
    campaigns: localiseCampaigns(content),
    coupons: localiseCoupons(content),
    /** The programme changes by the minute. */
    cinema: (moment: Date) => localiseCinema(content, moment, cinemaPlan),
    today: (moment: Date) => todayOf({ events, discounts, movies, language }, moment),
    search: createSearch({ config, shops, posts, discounts, events, floorPlan, content }),
  };
}
