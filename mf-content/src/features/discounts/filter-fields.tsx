/** The parts of the filter beside the text: category, shop, and what ends soon. */
import type { Discount } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { useApiData, useQueryChange, useShellContext } from '@mall/runtime';
import { FILTER_KEYS, YES } from './discount-filter.ts';
import styles from './filter-fields.module.css';
import { useDiscountFilter } from './use-discount-search.ts';

interface FilterSelectProps {
  name: 'category' | 'shop';
  label: string;
  /** The option that lets everything pass. */
  all: string;
  options: readonly { slug: string; name: string }[];
}

/** A native list, because it works without a script and opens as phones are used to. */
function FilterSelect({ name, label, all, options }: FilterSelectProps) {
  const change = useQueryChange();
  const filter = useDiscountFilter();
  const key = FILTER_KEYS[name];
  return (
    <label className={styles.field}>
      {label}
      <select
        name={key}
        value={filter[name] ?? ''}
        className={styles.select}
        onChange={({ target }) => change({ [key]: target.value })}
      >
        <option value="">{all}</option>
        {options.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The shops that give one of `discounts`, by name. */
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
    <label className={styles.box}>
      <input
        type="checkbox"
        name={key}
        value={YES}
        checked={useDiscountFilter().endsSoon}
        onChange={({ target }) => change({ [key]: target.checked ? YES : '' })}
      />
      {t('discounts.endsSoon')}
    </label>
  );
}

/** Fields for the form of the discounts; with a script each choice is in the URL at once. */
export function FilterFields({ discounts }: { discounts: readonly Discount[] }) {
  const t = useMessages('content');
  const { categories } = useApiData('config');
  const used = new Set(discounts.flatMap((discount) => discount.categories));
  return (
    <>
      <FilterSelect
        name="category"
        label={t('discounts.category')}
        all={t('discounts.anyCategory')}
        options={categories.filter(({ slug }) => used.has(slug))}
      />
      <FilterSelect
        name="shop"
        label={t('discounts.shop')}
        all={t('discounts.anyShop')}
        options={useShops(discounts)}
      />
      <EndsSoonBox />
    </>
  );
}
