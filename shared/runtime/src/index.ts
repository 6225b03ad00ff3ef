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
export { apiQuery, type CallParams } from './page/api-query.ts';
export { lateAnchor } from './page/find-late-anchor.ts';
export { FooterShownContextV1, useFooterShown } from './page/footer-shown.ts';
export { formFailure } from './page/form-failure.ts';
export { linkNavigation } from './page/link-navigation.ts';
export { type LoaderArgs, loadInto } from './page/loader-args.ts';
export { menuEntries } from './page/menu-entries.ts';
export { PageLink, type PageLinkProps } from './page/page-link.tsx';
export { type LinkQuery, pageUrl } from './page/page-url.ts';
export { isPlainClick } from './page/plain-click.ts';
export type {
  MetaArgs,
  PageMeta,
  RouteModule,
  SlotModule,
  StructuredData,
} from './page/route-module.ts';
export type { PathTo, StaticRouteId } from './page/routes.ts';
export type { SearchLink } from './page/search-link.ts';
export { searchLinks } from './page/search-links.ts';
export {
  type ShellContext,
  ShellContextV1,
  useShellContext,
} from './page/shell-context.ts';
export { useApiData } from './page/use-api-data.ts';
export { useLoad } from './page/use-load.ts';
export { usePageLocation, usePageParams, usePageQuery } from './page/use-location.ts';
export { NextLocationContextV1, useQueryChange } from './page/use-query-change.ts';
export { loadScript } from './scripts/load-script.ts';
export { loadStylesheet } from './scripts/load-stylesheet.ts';
export { deferredSlot } from './slot/deferred-slot.ts';
export { ErrorBoundary, FallbackContextV1 } from './slot/error-boundary.tsx';
export {
  type SlotContribution,
  type SlotRegistry,
  SlotRegistryContextV1,
} from './slot/slot-registry.ts';
export { localStore, sessionStore } from './storage/browser-store.ts';
export { type Consent, consent } from './storage/consent.ts';
export { storedLanguage } from './storage/stored-language.ts';
