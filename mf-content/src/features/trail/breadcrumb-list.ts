/** The same way as `Trail` shows, for search engines. */
import type { MetaArgs } from '@mall/runtime';
import type { TrailStep } from './trail-step.ts';

type TrailArgs = Pick<MetaArgs, 'origin' | 'pathTo' | 't'>;

/** A `BreadcrumbList` that begins at the start page; the last item is the page itself. */
export function breadcrumbList(
  { origin, pathTo, t }: TrailArgs,
  current: string,
  steps: readonly TrailStep[] = [],
): object {
  const above = [{ route: 'home', label: t('trail.home') }, ...steps].map(({ route, label }) => ({
    name: label,
    item: origin + pathTo(route),
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: current }].map((entry, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      ...entry,
    })),
  };
}
