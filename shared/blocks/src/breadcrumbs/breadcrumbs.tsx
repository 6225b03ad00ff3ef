/** The pages above a page, as links and for search engines. */
import type { Language } from '@mall/contracts';
import {
  type MetaArgs,
  PageLink,
  type ShellContext,
  type StaticRouteId,
  useShellContext,
} from '@mall/runtime';
import { clsx } from 'clsx';
import type { BreadcrumbList } from 'schema-dts';
import styles from './breadcrumbs.module.css';

/** A page above another. */
interface BreadcrumbStep {
  route: StaticRouteId;
  label: string;
}

const HOME: Record<Language, string> = { hu: 'Kezdőlap', en: 'Home' };

/** The home page and `steps`; a page that no live app has is left out. */
function breadcrumbPath(
  { language, hasRoute }: Pick<ShellContext, 'language' | 'hasRoute'>,
  steps: readonly BreadcrumbStep[],
): BreadcrumbStep[] {
  const home: BreadcrumbStep = { route: 'home', label: HOME[language] };
  return [home, ...steps].filter(({ route }) => hasRoute(route));
}

interface BreadcrumbsProps {
  /** Pages between the home page and this one. */
  steps?: readonly BreadcrumbStep[] | undefined;
  /** Name of this page. */
  current: string;
}

const LABEL: Record<Language, string> = { hu: 'Hol vagy az oldalon', en: 'Breadcrumbs' };

/** A navigation landmark that begins at the home page; its last item is this page and no link. */
export function Breadcrumbs({ steps = [], current }: BreadcrumbsProps) {
  const shellContext = useShellContext();
  return (
    // Browsers' reader modes leave them out by this class.
    <nav
      aria-label={LABEL[shellContext.language]}
      className={clsx('breadcrumbs', styles.breadcrumbs)}
    >
      <ol className={styles.list}>
        {breadcrumbPath(shellContext, steps).map(({ route, label }) => (
          <li key={route} className={styles.item}>
            <PageLink to={route}>{label}</PageLink>
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          <span className={styles.current}>{current}</span>
        </li>
      </ol>
    </nav>
  );
}

/** The same pages as `Breadcrumbs` shows; the last item is the page itself and has no URL. */
export function breadcrumbList(
  args: Pick<MetaArgs, 'origin' | 'language' | 'pathTo' | 'hasRoute'>,
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
