/** What the shell and the remotes agree on at run time. */
export { type AnalyticsEvent, allowTracking, track } from './analytics/track.ts';
export { useNow } from './clock/now.ts';
export {
  type Dialogs,
  DialogsContextV1,
  type Message,
  type MessageButton,
  type Trailer,
  TrailerContextV1,
  useDialogs,
} from './dialogs/dialogs.ts';
export { whenNearViewport } from './near/when-near-viewport.ts';
export {
  apiQuery,
  type CallParams,
  formFailure,
  type LoaderArgs,
  loadInto,
  useApiData,
  useLoad,
  useLoadedData,
} from './page/api-data.ts';
export { useBrowserValue } from './page/browser-value.ts';
export {
  NextLocationContextV1,
  QueryKeysContextV1,
  usePageLocation,
  usePageNavigation,
  usePageParams,
  usePageQuery,
  useQueryChange,
} from './page/location.ts';
export { menuEntries } from './page/navigation-entries.ts';
export {
  isPlainClick,
  type LinkQuery,
  linkNavigation,
  PageLink,
  type PageLinkProps,
  pageUrl,
  siteLink,
} from './page/page-link.tsx';
export type {
  MetaArgs,
  PageMeta,
  RouteModule,
  SlotModule,
  StructuredData,
} from './page/route-module.ts';
export type { PathTo, StaticRouteId } from './page/routes.ts';
export { searchLinks } from './page/search-links.ts';
export {
  FooterShownContextV1,
  type SearchLink,
  type ShellContext,
  ShellContextV1,
  useFooterShown,
  useShellContext,
} from './page/shell-context.ts';
export { ErrorBoundary, FallbackContextV1 } from './slot/error-boundary.tsx';
export {
  type SlotContribution,
  type SlotRegistry,
  SlotRegistryContextV1,
} from './slot/slot-registry.ts';
export { localStore, sessionStore } from './storage/browser-store.ts';
export { type Consent, consent } from './storage/consent.ts';
export { draftKey, formDrafts, isChanged } from './storage/form-drafts.ts';
export { storedLanguage } from './storage/stored-language.ts';
export { storedValue } from './storage/stored-value.ts';
