import { useMessages } from '@mall/i18n';
import { PageLink, useVisit } from '@mall/runtime';
import { Breadcrumbs } from '@mall/ui';

/** The way to a page under the list of shops; to the list itself without `current`. */
export function ListBreadcrumbs({ current }: { current?: string }) {
  const t = useMessages('shops');
  const { hasRoute } = useVisit();
  const link = (route: string, text: string) => ({
    key: route,
    element: <PageLink to={route}>{text}</PageLink>,
  });
  const links = [
    ...(hasRoute('home') ? [link('home', t('shop-list.home'))] : []),
    ...(current ? [link('shops', t('shop-list.shops'))] : []),
  ];
  return (
    <Breadcrumbs
      label={t('shop-list.breadcrumbs')}
      links={links}
      current={current ?? t('shop-list.shops')}
    />
  );
}
