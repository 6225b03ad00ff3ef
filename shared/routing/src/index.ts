/** The one matcher of paths. Free of zod, so that browsers may load it. */
export { type HeadLinks, headLinks } from './head-links.ts';
export { pathInLanguage } from './other-language.ts';
export { fillPath, hasParams, type PathParams, paramsOf } from './path-pattern.ts';
export { reservedSlugs } from './reserved-slugs.ts';
export { type ResolvedPath, resolvePath } from './resolve-path.ts';
export {
  type KnownPath,
  type KnownRedirect,
  type RoutedApp,
  type RouteTable,
  routeTable,
} from './route-table.ts';
