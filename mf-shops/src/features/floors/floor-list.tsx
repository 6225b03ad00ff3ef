import type { Floor, ShopSummary } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { Section } from '@mall/ui';
import styles from './floor-list.module.css';
import { FloorPlan } from './floor-plan.tsx';
import { unitAnchor, unitNumber } from './unit-anchor.ts';

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

interface FloorListProps {
  floor: Floor;
  /** All shops of the mall, for the plan. */
  shops: readonly ShopSummary[];
  /** Those to list. */
  listed: readonly ShopSummary[];
}

/** The plan of one floor, and its listed shops by unit. */
export function FloorList({ floor, shops, listed }: FloorListProps) {
  const t = useMessages('shops');
  const here = (some: readonly ShopSummary[]) => some.filter((shop) => shop.floor === floor);
  const byUnit = here(listed).toSorted((a, b) => unitNumber(a.unit) - unitNumber(b.unit));
  return (
    <Section
      id={floor}
      wrapped={false}
      heading={t(`floors.${floor}`)}
      lead={byUnit.length > 0 ? t('floors.count', { count: byUnit.length }) : t('floors.none')}
    >
      <FloorPlan floor={floor} shops={here(shops)} listed={byUnit} />
      <ol className={styles.units}>
        {byUnit.map((shop) => (
          <FloorUnit key={shop.slug} shop={shop} />
        ))}
      </ol>
    </Section>
  );
}
