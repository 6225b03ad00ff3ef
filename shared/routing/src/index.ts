/** The one matcher of paths. Free of zod, so that browsers may load it. */
export { declaredUrl, withQueryKeys } from './declared-query.ts';
export { headLinks } from './head-links.ts';
export { queryLanguage, routePath } from './language-query.ts';
export { loggedPath } from './logged-path.ts';
export { urlInLanguage } from './other-language.ts';
export { pathOf } from './path-of.ts';
export { hasParams, type PathParams, paramsOf } from './path-pattern.ts';
export { reservedSlugs } from './reserved-slugs.ts';
export { type ResolvedPath, resolvePath, resolveUrl } from './resolve-path.ts';
export {
  type KnownPath,
  type KnownRedirect,
  type RouteTable,
  routeTable,
} from './route-table.ts';
export { hasCampaigns, isEnded, siteAt } from './site-at.ts';
