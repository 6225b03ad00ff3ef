/** Breadcrumbs for search engines. */
import type { MetaArgs } from '@mall/runtime';
import type { BreadcrumbList } from 'schema-dts';
import { type BreadcrumbStep, breadcrumbPath } from './breadcrumb-path.ts';

type BreadcrumbArgs = Pick<MetaArgs, 'origin' | 'language' | 'pathTo' | 'hasRoute'>;

/** The same pages as `Breadcrumbs` shows; the last item is the page itself and has no URL. */
export function breadcrumbList(
  args: BreadcrumbArgs,
  current: string,
  steps: readonly BreadcrumbStep[] = [],
): Exclude<BreadcrumbList, string> {
  const above = breadcrumbPath(args, steps).map(({ route, label }) => ({
    name: label,
    item: args.origin + args.pathTo(route),
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: current }].map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...entry,
    })),
  };
}
