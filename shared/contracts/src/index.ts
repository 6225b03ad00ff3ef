/** The contracts between the parts of the site: schemas, and the types inferred from them. */
export { type Arrival, arrivalsSchema } from './api/arrival.ts';
export {
  type Campaign,
  type CampaignPromotion,
  type Campaigns,
  type Coupon,
  campaignSchema,
  type Station,
  type Winners,
} from './api/campaign.ts';
export {
  type CampaignPhase,
  type CampaignTime,
  campaignPhase,
} from './api/campaign-phase.ts';
export { CONCESSIONS, type Concession } from './api/concession.ts';
export {
  type Config,
  type Contact,
  configSchema,
  contactSchema,
} from './api/config.ts';
export {
  API_CHANGES_PATH,
  type ContentChanges,
  contentChangesAnswerSchema,
} from './api/content-changes.ts';
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
export { ERROR_CODES, type ErrorCode } from './api/error-codes.ts';
export {
  ageRangeSchema,
  type EventDate,
  type Events,
  eventSchema,
  type MallEvent,
  type PostEvent,
} from './api/event.ts';
export { ADULT_AGE, type AskedAge, isForAge } from './api/event-age.ts';
export { FLOORS } from './api/floor.ts';
export {
  type FloorPlan,
  floorPlanSchema,
  type PlanEdge,
  type PlanEdgeKind,
  type PlanNode,
  type PlanNodeKind,
  type PlanPosition,
  type PlanUnit,
  type PlanUnitKind,
  planIdSchema,
} from './api/floor-plan.ts';
export { fold, matcherOf } from './api/fold.ts';
export {
  type FormInputs,
  fileField,
  formBody,
  formPath,
  inputName,
  isCheckbox,
  repopulatedValues,
} from './api/form-fields.ts';
export { type FormOutcome, failedForm, type SentOutcome } from './api/form-outcomes.ts';
export type { FormResponse } from './api/form-response.ts';
export type { ApiFormBody, ApiFormData, DeclaredForm, FormField } from './api/form-types.ts';
export type { Highlight } from './api/highlight.ts';
export {
  type Home,
  type HomeVideo,
  homeBlockSchema,
  homeVideoSchema,
} from './api/home.ts';
export { HOME_BLOCKS, type HomeBlock, type VideoSize } from './api/home-blocks.ts';
export {
  exceptionDaySchema,
  hoursRangeSchema,
  type OpeningException,
  type OpeningExceptions,
  type OpeningHoursEntry,
  openingHoursEntrySchema,
  openingHoursGroupSchema,
  weekdaySchema,
} from './api/hours.ts';
export { IDEMPOTENCY_HEADER } from './api/idempotency-header.ts';
export { type ImageSet, imageSetSchema } from './api/image.ts';
export { isMallMinute } from './api/mall-minute.ts';
export type { MenuBox, Menus } from './api/menus.ts';
export {
  ageRatingSchema,
  type CinemaProgramme,
  cinemaSchema,
  type FeaturedMovie,
  hallSchema,
  type Movie,
  movieSchema,
  movieSoundSchema,
  screeningFormatSchema,
} from './api/movie.ts';
export { API_PATHS, type ApiCall } from './api/paths.ts';
export {
  type DrawnFloor,
  type DrawnSign,
  type DrawnUnit,
  drawnUnitSchema,
  type LabelRoom,
  PLAN_CANVAS_WIDTH,
  type PlanDrawing,
  type PlanPieceDrawing,
  planDrawingSchema,
  planPieceSchema,
} from './api/plan-drawing.ts';
export {
  type HeroSlide,
  heroSlideSchema,
  heroSlideTypeSchema,
  type Post,
  type PostDetail,
  postDetailSchema,
  postSchema,
  postTopicSchema,
} from './api/post.ts';
export { POST_TOPICS, type PostTopic } from './api/post-topic.ts';
export { PREVIEW_HEADER } from './api/preview-header.ts';
export { API_QUERIES, languageQuerySchema } from './api/queries.ts';
export { API_READINESS_PATH, readinessSchema } from './api/readiness.ts';
export {
  API_SCHEMAS,
  type ApiData,
  envelope,
  listMetaSchema,
} from './api/schemas.ts';
export { type SearchResult, searchQuerySchema } from './api/search.ts';
export { SEARCH_QUERY_MAX_LENGTH } from './api/search-limits.ts';
export {
  type Floor,
  floorSchema,
  type NearHours,
  type PinnedShops,
  type Shop,
  type ShopCategory,
  type ShopCounts,
  type ShopList,
  type ShopListItem,
  type ShopMap,
  type ShopOnMap,
  type ShopService,
  type ShopSummary,
  type ShopType,
  shopCategorySchema,
  shopListItemSchema,
  shopOnMapSchema,
  shopSchema,
  shopServiceSchema,
  shopSummarySchema,
  shopTypeSchema,
  shopUnitSchema,
} from './api/shop.ts';
export { SHOP_CATEGORIES } from './api/shop-category.ts';
export type { PlaceOnPlan } from './api/shop-page.ts';
export { SHOP_SERVICES } from './api/shop-service.ts';
export { slugSchema } from './api/slug.ts';
export { SOCIAL_CARD, socialCard } from './api/social-card.ts';
export type { Occasion, TicketRule } from './api/tariff.ts';
export { holds, isWithin } from './api/ticket.ts';
export {
  timeSchema,
  type Venue,
  type VenueShow,
  type Venues,
  venueFacts,
  venueSchema,
  venuesSchema,
} from './api/venue.ts';
export { WEEKDAYS, type Weekday } from './api/weekday.ts';
export { appFolderOf, appNameOf, appNameSchema, SHELL } from './composition/app.ts';
export { type Composition, compositionSchema } from './composition/composition.ts';
export { containerName } from './composition/container-name.ts';
export { debugId } from './composition/debug-id.ts';
export { DIALOG_SLOTS, type DialogSlot } from './composition/dialog-slots.ts';
export { FOOTER_GROUPS, type FooterGroup } from './composition/footer-groups.ts';
export { GATEWAY_PATHS } from './composition/gateway-paths.ts';
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
  SITE_FILE_PATH,
  type SiteApp,
  type SiteFile,
  type SiteRecord,
  siteFileUrl,
  siteRecord,
} from './composition/site-record.ts';
export { API_FORM_SCHEMAS } from './generated/form-schemas.ts';
export { API_FORMS, type ApiForm } from './generated/forms.ts';
export {
  ENTRY_PATHS,
  RESERVED_SLUGS,
  type RouteParams,
  type SlotName,
} from './generated/site-names.ts';
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
export { ALLOWED_HTML } from './values/allowed-html.ts';
export { FILE_FORM_MAX_BYTES, FILE_MAX_BYTES, FILE_TYPES } from './values/file-limits.ts';
export {
  ADDRESS_MAX_LENGTH,
  CITY_MAX_LENGTH,
  CODE_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  GIFT_CARD_TOKEN_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PHONE_NUMBER_MAX_LENGTH,
} from './values/text-limits.ts';
