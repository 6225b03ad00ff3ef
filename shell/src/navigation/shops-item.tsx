/** The shops in the desktop navigation: a link to their list, and a panel with links to shops. */
import { useMessages } from '@mall/i18n';
import { Skeleton } from '@mall/ui';
import type { ReactNode } from 'react';
import { MegaMenuItem } from './mega-menu-item.tsx';
import { useMenuPanel } from './use-menu-panel.ts';

const load = () =>
  import(/* webpackChunkName: "mega-menus" */ './panels/shops-panel.tsx').then(
    (module) => module.ShopsPanel,
  );

export function ShopsItem({ link }: { link: ReactNode }) {
  const t = useMessages('shell');
  const { Component: Panel, want } = useMenuPanel(load);
  return (
    <MegaMenuItem menu="shops" link={link} name={t('navigation.shopsMenu')} onApproach={want}>
      {Panel ? <Panel /> : <Skeleton count={5} />}
    </MegaMenuItem>
  );
}
