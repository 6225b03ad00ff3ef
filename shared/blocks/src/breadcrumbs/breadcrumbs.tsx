/** Links to the pages above this one. */
import type { Language } from '@mall/contracts';
import { PageLink, useShellContext } from '@mall/runtime';
import { type BreadcrumbStep, breadcrumbPath } from './breadcrumb-path.ts';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** Pages between the home page and this one. */
  steps?: readonly BreadcrumbStep[] | undefined;
  /** Name of this page. */
  current: string;
}

const LABEL: Record<Language, string> = { hu: 'Morzsamenü', en: 'Breadcrumbs' };

/** A navigation landmark that begins at the home page; its last item is this page and no link. */
export function Breadcrumbs({ steps = [], current }: BreadcrumbsProps) {
  const shellContext = useShellContext();
  return (
    <nav aria-label={LABEL[shellContext.language]} className={styles.breadcrumbs}>
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
