import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { FilterChips } from '@mall/ui';
import type { ShopView } from './shop-view.ts';
import { CATEGORY_KEY, useCategory } from './use-category.ts';

/** Links that filter the page by category; `view` is the route they stay on. */
export function CategoryFilter({ view }: { view: ShopView }) {
  const t = useMessages('shops');
  const { categories, chosen } = useCategory();
  const chips = [{ slug: '', name: t('shop-list.all') }, ...categories];
  const items = chips.map(({ slug, name }) => ({
    key: slug,
    element: (
      <PageLink
        to={view}
        query={{ [CATEGORY_KEY]: slug }}
        preventScrollReset
        aria-current={slug === (chosen?.slug ?? '') ? 'true' : undefined}
      >
        {name}
      </PageLink>
    ),
  }));
  return <FilterChips label={t('shop-list.filter')} items={items} />;
}
