/** The way from the start page to a page, above its title. */
import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { Breadcrumbs } from '@mall/ui';
import type { TrailStep } from './trail-step.ts';

interface TrailProps {
  /** Pages between the start page and this one. */
  steps?: readonly TrailStep[];
  /** Name of this page. */
  current: string;
}

/** Breadcrumbs that begin at the start page. */
export function Trail({ steps = [], current }: TrailProps) {
  const t = useMessages('content');
  const links = [{ route: 'home', label: t('trail.home') }, ...steps].map(({ route, label }) => ({
    key: route,
    element: <PageLink to={route}>{label}</PageLink>,
  }));
  return <Breadcrumbs label={t('trail.label')} links={links} current={current} />;
}
