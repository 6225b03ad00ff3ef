/** What component tests of remotes need: rendering of pages and slots, and builders of API data. */
export { within } from '@testing-library/dom';
export { fireEvent, waitFor } from '@testing-library/react';
export { anImageSet } from './builders/builder.ts';
export { aConfig } from './builders/config.ts';
export {
  aCampaign,
  aHeroSlide,
  aHomeVideo,
  anEditorialPage,
  anEditorialSection,
  anEvent,
  aPost,
  aPostDetail,
  aPostList,
  aVenue,
  aVenueList,
} from './builders/content.ts';
export { aDrawnUnit, aFloorPlan, aPlanDrawing } from './builders/floor-plan.ts';
export { aMovie, aProgramme, aScreening } from './builders/movie.ts';
export { aSearchResult } from './builders/search.ts';
export {
  aDiscount,
  aDiscountDetail,
  aShop,
  aShopListItem,
  aShopOnMap,
  aShopSummary,
} from './builders/shop.ts';
export { setClock } from './clock.ts';
export { type FakeForms, notFound, refuse } from './page/fake-api.ts';
export { TEST_BRAND } from './page/fake-shell-context.ts';
export { renderPage, renderSlot } from './page/render-page.ts';
