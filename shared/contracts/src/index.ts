/** The contracts between the parts of the site: schemas, and the types inferred from them. */
export {
  type Config,
  type Contact,
  configSchema,
  contactSchema,
} from './api/config.ts';
export {
  type Discount,
  type DiscountDetail,
  discountDetailSchema,
  discountSchema,
} from './api/discount.ts';
export {
  type EditorialPage,
  type EditorialSection,
  editorialPageSchema,
  editorialSection,
  editorialSectionSchema,
  PAGE_DESCRIPTION_LENGTH,
  type Price,
} from './api/editorial-page.ts';
export { type ApiErrorBody, apiErrorBodySchema } from './api/error.ts';
export { fold } from './api/fold.ts';
export type { FormAnswer } from './api/form-answer.ts';
export { type FormInputs, formBody, inputName, isCheckbox, shownAgain } from './api/form-fields.ts';
export { type FormOutcome, failedOutcome, type SentOutcome } from './api/form-outcomes.ts';
export type { ApiFormBody, ApiFormData, FormField } from './api/form-types.ts';
export type { Highlight } from './api/highlight.ts';
export {
  exceptionDaySchema,
  hoursRangeSchema,
  type OpeningException,
  type OpeningExceptions,
  type OpeningHours,
  type OpeningHoursEntry,
  openingHoursEntrySchema,
  openingHoursGroupSchema,
  openingHoursSchema,
  weekdaySchema,
} from './api/hours.ts';
export { type ImageSet, imageSetSchema } from './api/image.ts';
export type { MenuBox, Menus } from './api/menus.ts';
export {
  ageRatingSchema,
  type CinemaProgramme,
  cinemaSchema,
  hallSchema,
  type Movie,
  movieSchema,
  movieSoundSchema,
  screeningFormatSchema,
} from './api/movie.ts';
export { OPENING_HOURS_GROUPS, type OpeningHoursGroup } from './api/opening-hours-groups.ts';
export { API_PATHS, type ApiCall } from './api/paths.ts';
export {
  type HeroSlide,
  heroSlideSchema,
  type PinnedPosts,
  type Post,
  type PostDetail,
  type PostEvent,
  postDetailSchema,
  postSchema,
} from './api/post.ts';
export {
  API_SCHEMAS,
  type ApiData,
  envelope,
  listMetaSchema,
  listQuerySchema,
} from './api/schemas.ts';
export { type SearchResult, searchQuerySchema } from './api/search.ts';
export { SEARCH_QUERY_MAX_LENGTH } from './api/search-limits.ts';
export {
  type Floor,
  floorSchema,
  type PinnedShops,
  type Shop,
  type ShopService,
  type ShopSummary,
  shopCategorySchema,
  shopSchema,
  shopServiceSchema,
  shopSummarySchema,
  shopUnitSchema,
} from './api/shop.ts';
export { SHOP_CATEGORIES } from './api/shop-category.ts';
export { slugSchema } from './api/slug.ts';
export { WEEKDAYS, type Weekday } from './api/weekday.ts';
export { appFolderOf, appNameOf, appNameSchema, SHELL } from './composition/app.ts';
export { type Composition, compositionSchema } from './composition/composition.ts';
export { containerName } from './composition/container-name.ts';
export { debugId } from './composition/debug-id.ts';
export {
  type MfJson,
  mfJsonSchema,
  NAVIGATION_MENUS,
  type NavigationEntry,
  type NavigationMenu,
  type Redirect,
  type Route,
  type RouteRef,
  routeSchema,
} from './composition/mf-json.ts';
export {
  type BuildRecord,
  buildRecordSchema,
  type ExposedModule,
  type ModuleAssets,
  RELEASE_PLACEHOLDER,
  type Release,
  releaseIdSchema,
  releaseSchema,
} from './composition/release.ts';
export type {
  CreateRenderer,
  RendererOptions,
  RenderRequest,
  RenderResult,
} from './composition/render.ts';
export {
  type SiteApp,
  type SiteRecord,
  siteRecord,
} from './composition/site-record.ts';
export { API_FORM_SCHEMAS } from './generated/form-schemas.ts';
export { API_FORMS, type ApiForm } from './generated/forms.ts';
export { RESERVED_SLUGS, type RouteParams, type SlotName } from './generated/site-names.ts';
export {
  cookieLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGE_QUERY_KEY,
  LANGUAGE_STORAGE_KEY,
  LANGUAGES,
  type Language,
  languageCookie,
  parseLanguage,
} from './language.ts';
export { type LocalizedText, languageSchema, localizedTextSchema } from './localized-text.ts';
export { MALL_TIME_ZONE } from './mall-time-zone.ts';
export { readSettings, type Settings, SettingsError, settingsSchema } from './settings.ts';
