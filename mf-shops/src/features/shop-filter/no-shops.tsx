import { useMessages } from '@mall/i18n';
import { EmptyState } from '@mall/ui';
import { ChosenFilters } from './chosen-filters.tsx';
import type { ShopView } from './shop-view.ts';

/** In place of shops when none passes the filter: each filter can be taken away. */
export function NoShops({ view }: { view: ShopView }) {
  const t = useMessages('shops');
  return (
    <EmptyState
      title={t('shop-filter.emptyTitle')}
      text={t('shop-filter.emptyText')}
      action={<ChosenFilters view={view} />}
    />
  );
}
