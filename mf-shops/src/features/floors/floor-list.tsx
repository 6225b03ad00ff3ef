import type { Floor, ShopSummary } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { Section } from '@mall/ui';
import styles from './floor-list.module.css';
import { unitAnchor } from './unit-anchor.ts';

function FloorUnit({ shop }: { shop: ShopSummary }) {
  return (
    <li id={unitAnchor(shop.unit)} className={styles.unit}>
      <span className={styles.number}>{shop.unit}</span>
      <PageLink to="shop" params={{ slug: shop.slug }} className={styles.name}>
        {shop.name}
      </PageLink>
    </li>
  );
}

/** The shops of one floor, by unit. */
export function FloorList({ floor, shops }: { floor: Floor; shops: readonly ShopSummary[] }) {
  const t = useMessages('shops');
  const here = shops.filter((shop) => shop.floor === floor);
  const byUnit = here.toSorted((a, b) => Number(a.unit.slice(2)) - Number(b.unit.slice(2)));
  return (
    <Section
      id={floor}
      wrapped={false}
      heading={t(`floors.${floor}`)}
      lead={byUnit.length > 0 ? t('floors.count', { count: byUnit.length }) : t('floors.none')}
    >
      <ol className={styles.units}>
        {byUnit.map((shop) => (
          <FloorUnit key={shop.slug} shop={shop} />
        ))}
      </ol>
    </Section>
  );
}
