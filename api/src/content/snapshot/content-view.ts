/** All content as a visitor of one language sees it on one day. */
import type {
  CinemaProgramme,
  Config,
  EditorialPage,
  FloorPlan,
  HeroSlide,
  Highlight,
  Home,
  Language,
  Menus,
  PlaceOnPlan,
  PlanDrawing,
  Venues,
} from '@mall/contracts';
import { mallDay, planOfGroup } from '@mall/opening-hours';
import { type LocalisedCampaigns, localiseCampaigns } from '../localise/campaigns.ts';
import { localiseCinema } from '../localise/cinema.ts';
import {
  type LocalisedCoupons,
  type LocalisedDiscounts,
  localiseCoupons,
  localiseDiscounts,
} from '../localise/discounts.ts';
import { type LocalisedEvents, localiseEvents } from '../localise/events.ts';
import { localiseFloorPlan } from '../localise/floor-plan.ts';
import type { LocalContent } from '../localise/local-content.ts';
import { localisePages, localiseVenues } from '../localise/pages.ts';
import { type LocalisedPosts, localisePosts, localiseSlides } from '../localise/posts.ts';
import { type LocalisedShops, localiseShops } from '../localise/shops.ts';
import { localiseConfig, localiseHome, localiseMenus } from '../localise/site.ts';
import { cutPiece } from '../plan-drawing/cut-piece.ts';
import { drawPlan, planLogos } from '../plan-drawing/draw-plan.ts';
import { createSearch, type Search } from '../search/create-search.ts';
import { createArrivals, type FindArrivals } from '../wayfinding/arrivals.ts';

export interface ContentView {
  /** The day at the mall that the view was made for. */
  day: string;
  config: Config;
  menus: Menus;
  home: Home;
  highlights: Highlight[];
  shops: LocalisedShops;
  floorPlan: FloorPlan;
  planDrawing: PlanDrawing;
  planLogos: Record<string, string>;
  arrivals: FindArrivals;
  /** What the page of a shop or a venue shows of the plan. */
  placeOnPlan: (place: string) => PlaceOnPlan;
  posts: LocalisedPosts;
  slides: HeroSlide[];
  events: LocalisedEvents;
  discounts: LocalisedDiscounts;
  pages: ReadonlyMap<string, EditorialPage>;
  venues: Venues;
  /** Each begins and ends by the minute. */
  campaigns: LocalisedCampaigns;
  coupons: LocalisedCoupons;
  /** The programme changes by the minute. */
  cinema: (now: Date) => CinemaProgramme;
  search: Search;
}

/** Makes the view of `content`, which is in `language`, for the day of `now`. */
export function createContentView(
  content: LocalContent,
  language: Language,
  now: Date,
): ContentView {
  const day = mallDay(now);
  const config = localiseConfig(content);
  const cinemaPlan = planOfGroup(config, 'cinema');
  const events = localiseEvents(content, { language, today: day, hours: config });
  const posts = localisePosts(content, day, events);
  const discounts = localiseDiscounts(content, day);
  const shops = localiseShops(content, day, discounts.current);
  const floorPlan = localiseFloorPlan(content);
  const planDrawing = drawPlan(floorPlan, shops.shops);
  const arrivals = createArrivals(floorPlan);
  return {
    day,
    config,
    menus: localiseMenus(content),
    home: localiseHome(content),
    highlights: content.site.highlights,
    shops,
    floorPlan,
    planDrawing,
    planLogos: planLogos(shops.shops),
    arrivals,
    placeOnPlan: (place) => ({
      piece: cutPiece(planDrawing, place) ?? null,
      arrivals: arrivals(place),
    }),
    posts,
    slides: localiseSlides(content, day),
    events,
    discounts,
    pages: localisePages(content),
    venues: localiseVenues(content),
    campaigns: localiseCampaigns(content),
    coupons: localiseCoupons(content),
    cinema: (moment) => localiseCinema(content, moment, cinemaPlan),
    search: createSearch({
      ...{ config, shops, posts, discounts, floorPlan },
      pages: content.pages,
    }),
  };
}
