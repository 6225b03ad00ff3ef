/** The parts of the filter beside the text: category, shop, and what ends soon. */
import { QuerySelect } from '@mall/blocks';
import type { Discount } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useApiData, useQueryChange, useShellContext } from '@mall/runtime';
import { Checkbox } from '@mall/ui/form';
import { FILTER_KEYS, YES } from './discount-filter.ts';
import styles from './filter-fields.module.css';
import { useDiscountFilter } from './use-discount-search.ts';

interface FilterSelectProps {
  name: 'category' | 'shop';
  label: string;
  any: string;
  options: readonly { slug: string; name: string }[];
}

function FilterSelect({ name, options, ...select }: FilterSelectProps) {
  const filter = useDiscountFilter();
  return (
    <QuerySelect
      {...select}
      name={FILTER_KEYS[name]}
      value={filter[name]}
      options={options.map(({ slug, name }) => ({ value: slug, label: name }))}
    />
  );
}

/** The shops that offer one of `discounts`, by name. */
function useShops(discounts: readonly Discount[]) {
  const { language } = useShellContext();
  const shops = new Map(discounts.flatMap(({ shop }) => (shop ? [[shop.slug, shop]] : [])));
  return [...shops.values()].sort((a, b) => a.name.localeCompare(b.name, language));
}

function EndsSoonBox() {
  const t = useMessages('content');
  const change = useQueryChange();
  const key = FILTER_KEYS.endsSoon;
  return (
    <Checkbox
      label={t('discounts.endsSoon')}
      name={key}
      value={YES}
      checked={useDiscountFilter().endsSoon}
      className={styles.box}
      onChange={({ target }) => change({ [key]: target.checked ? YES : '' })}
    />
  );
}

/** Fields for the form of the discounts; with a script each choice is in the URL at once. */
export function FilterFields({ discounts }: { discounts: readonly Discount[] }) {
  const t = useMessages('content');
  const { categories } = useApiData('config');
  const { category } = useDiscountFilter();
  const used = new Set(discounts.flatMap((discount) => discount.categories));
  return (
    <>
      <FilterSelect
        name="category"
        label={t('discounts.category')}
        any={t('discounts.anyCategory')}
        options={categories.filter(({ slug }) => used.has(slug) || slug === category)}
      />
      <FilterSelect
        name="shop"
        label={t('discounts.shop')}
        any={t('discounts.anyShop')}
        options={useShops(discounts)}
      />
      <EndsSoonBox />
    </>
  );
}
