/** The contracts between the parts of the site: schemas, and the types inferred from them. */
export {
  API_PATHS,
  type ApiCall,
  IDEMPOTENCY_HEADER,
  PREVIEW_HEADER,
  SHOW_COMING,
} from './api/calls.ts';
export type {
  Campaign,
  Campaigns,
  Coupon,
  Station,
  Winners,
} from './api/campaign.ts';
export { type CampaignPhase, type CampaignTime, campaignPhase } from './api/campaign-phase.ts';
export {
  ADULT_AGE,
  type AskedAge,
  holds,
  isChildAge,
  isForAge,
  isWithin,
} from './api/conditions.ts';
export type {
  Config,
  Contact,
} from './api/config.ts';
export {
  CONCESSIONS,
  type Concession,
  FLOORS,
  HOME_BLOCKS,
  type HomeBlock,
  POST_TOPICS,
  type PostTopic,
  SHOP_CATEGORIES,
  SHOP_SERVICES,
  type VideoSize,
  WEEKDAYS,
  type Weekday,
} from './api/content-values.ts';
export type {
  Discount,
  DiscountDetail,
} from './api/discount.ts';
export {
  type EditorialPage,
  type EditorialSection,
  editorialSection,
  type Price,
} from './api/editorial-page.ts';
export {
  API_CONTRACT_PATH,
  API_READINESS_PATH,
  apiErrorBodySchema,
  envelope,
  listMetaSchema,
  readinessSchema,
} from './api/envelope.ts';
export { ERROR_CODES, type ErrorCode } from './api/error-codes.ts';
export type {
  EventDate,
  Events,
  MallEvent,
  PostEvent,
} from './api/event.ts';
export { eventDateId } from './api/event-date-id.ts';
export {
  type ImageSet,
  imageSetSchema,
  type LocalizedText,
  languageSchema,
  localizedTextSchema,
  slugSchema,
} from './api/fields.ts';
export {
  type FloorPlan,
  type PlanNode,
  type PlanPosition,
  type PlanUnit,
  planIdSchema,
} from './api/floor-plan.ts';
export { fold, matcherOf } from './api/fold.ts';
export {
  type ApiFormBody,
  type ApiFormData,
  type DeclaredForm,
  type FormField,
  type FormInputs,
  type FormOutcome,
  type FormResponse,
  failedForm,
  fileField,
  formBody,
  formPath,
  inputName,
  isAccepted,
  isCheckbox,
  repopulatedValues,
  type SentOutcome,
} from './api/form.ts';
export type { Home } from './api/home.ts';
export {
  type OpeningException,
  type OpeningHoursEntry,
  openingHoursGroupSchema,
  weekdaySchema,
} from './api/hours.ts';
export { isMallMinute } from './api/mall-minute.ts';
export type {
  CinemaProgramme,
  FeaturedMovie,
  Movie,
} from './api/movie.ts';
export {
  type DrawnFloor,
  type DrawnSign,
  type DrawnUnit,
  type LabelRoom,
  PLAN_CANVAS_WIDTH,
  type PlanDrawing,
  type PlanPieceDrawing,
} from './api/plan-drawing.ts';
export type {
  HeroSlide,
  Post,
  PostDetail,
  PostList,
} from './api/post.ts';
export {
  API_QUERIES,
  languageQuerySchema,
  type PostListQuery,
  type ShopListQuery,
} from './api/queries.ts';
export { API_SCHEMAS, type ApiData } from './api/schemas.ts';
export {
  type SearchKind,
  type SearchResult,
  searchKindSchema,
  searchQuerySchema,
} from './api/search.ts';
export {
  cinemaShopSchema,
  type Floor,
  type NearHours,
  type Shop,
  type ShopCategory,
  type ShopCounts,
  type ShopList,
  type ShopListItem,
  type ShopMap,
  type ShopService,
  type ShopSummary,
} from './api/shop.ts';
export type { Arrival } from './api/shop-page.ts';
export { SOCIAL_CARD, socialCard } from './api/social-card.ts';
export type { Occasion, TicketRule } from './api/tariff.ts';
export type { Beginning, Today } from './api/today.ts';
export {
  timeSchema,
  type Venue,
  type VenueShow,
  type Venues,
  venueFacts,
} from './api/venue.ts';
export { appFolderOf, appNameOf, appNameSchema, SHELL } from './composition/app.ts';
export {
  type MfJson,
  mfJsonSchema,
  NAVIGATION_MENUS,
  type NavigationEntry,
  type NavigationMenu,
  type Route,
  type RouteRef,
  routeSchema,
} from './composition/mf-json.ts';
export { type OfflineList, SERVICE_WORKER_FILE } from './composition/offline-list.ts';
export {
  type BuildRecord,
  buildRecordSchema,
  type Composition,
  compositionSchema,
  type ExposedModule,
  type ModuleAssets,
  RELEASE_PLACEHOLDER,
  type Release,
  releaseIdSchema,
  releaseSchema,
} from './composition/release.ts';
export {
  CONTENT_FOLDER,
  containerName,
  debugId,
  releaseFileUrl,
} from './composition/release-files.ts';
export type {
  CreateRenderer,
  RendererOptions,
  RenderRequest,
  RenderResult,
} from './composition/render.ts';
export {
  DIALOG_SLOTS,
  type DialogSlot,
  FOOTER_GROUPS,
  type FooterGroup,
  GATEWAY_PATHS,
} from './composition/shell-parts.ts';
export {
  compositionName,
  SITE_FILE_PATH,
  type SiteApp,
  type SiteFile,
  type SiteRecord,
  siteFileUrl,
  siteRecord,
  type UtcOffset,
} from './composition/site-record.ts';
export {
  TOUCHED_PAGES_PATH,
  type TouchedPage,
  touchedPageSchema,
} from './composition/touched-page.ts';
export {
  type VitalName,
  type VitalsReport,
  vitalsReportSchema,
} from './composition/vitals-report.ts';
export {
  type ApiUse,
  apiContract,
  type Contract,
  contractSchema,
  type ReleasedContracts,
  usedContract,
} from './contract/contract.ts';
export { contractBreaks, releaseBreaks } from './contract/contract-breaks.ts';
export { API_FORM_SCHEMAS } from './generated/form-schemas.ts';
export { API_FORMS, type ApiForm } from './generated/forms.ts';
export {
  EDITORIAL_PAGES,
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
export { readSettings, type Settings, SettingsError, settingsSchema } from './settings.ts';
export { ALLOWED_HTML } from './values/allowed-html.ts';
export { cutDescription, limitText } from './values/limit-text.ts';
export {
  FILE_FORM_MAX_BYTES,
  FILE_MAX_BYTES,
  FILE_TYPES,
  MAX_LENGTH,
  PAGE_DESCRIPTION_LENGTH,
} from './values/limits.ts';
