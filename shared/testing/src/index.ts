/** What component tests of remotes need: rendering of pages and slots, and builders of API data. */
export { within } from '@testing-library/dom';
export { fireEvent } from '@testing-library/react';
export { aConfig } from './builders/config.ts';
export { aDiscount, aDiscountDetail } from './builders/discount.ts';
export { anEditorialPage, anEditorialSection } from './builders/editorial-page.ts';
export { anImageSet } from './builders/image.ts';
export { aMovie, aProgramme, aScreening } from './builders/movie.ts';
export { aHeroSlide, aPost, aPostDetail } from './builders/post.ts';
export { aShop, aShopSummary } from './builders/shop.ts';
export { setClock } from './clock.ts';
export { type FakeForms, notFound, refused } from './page/fake-api.ts';
export { TEST_BRAND } from './page/fake-shell-context.ts';
export { renderPage } from './page/render-page.ts';
export { renderSlot } from './page/render-slot.ts';
