/** The one matcher of paths. Free of zod, so that browsers may load it. */
export { declaredUrl, queryKeysOf, withQueryKeys } from './declared-query.ts';
export { headLinks, queryLanguage, routePath } from './language-urls.ts';
export { loggedPath, pathOf } from './logged-path.ts';
export { urlInLanguage } from './other-language.ts';
export { hasParams, type PathParams, paramsOf } from './path-pattern.ts';
export { type ResolvedPath, resolvePath, resolveUrl } from './resolve-path.ts';
export {
  type KnownPath,
  type KnownRedirect,
  type RouteTable,
  reservedSlugs,
  routeTable,
} from './route-table.ts';
export { hasCampaigns, isEnded, siteAt } from './site-at.ts';
export { isSitePath } from './site-path.ts';
