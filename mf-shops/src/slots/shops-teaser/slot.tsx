/** A section for the home page: some logos, and links to all shops. */
import type { ShopSummary } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { type LoaderArgs, PageLink, useApiData } from '@mall/runtime';
import { buttonClass, Picture, Section } from '@mall/ui';
import styles from './slot.module.css';

function LogoWall({ shops }: { shops: readonly ShopSummary[] }) {
  const t = useMessages('shops');
  return (
    <ul className={styles.wall} aria-label={t('shop-list.teaserLogos')}>
      {shops.map(({ slug, name, images }) => (
        <li key={slug}>
          <PageLink to="shop" params={{ slug }} className={styles.logo}>
            <Picture image={images.logo} alt={name} ratio="1:1" fit="contain" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

export async function loader({ load }: LoaderArgs) {
  await load('pinnedShops');
  return null;
}

export function Component() {
  const t = useMessages('shops');
  const { total, shops } = useApiData('pinnedShops');
  if (total === 0) return null;
  return (
    <Section
      heading={t('shop-list.teaserTitle', { count: total })}
      lead={t('shop-list.teaserText')}
      action={
        <div className={styles.links}>
          <PageLink to="shops" className={buttonClass('primary')}>
            {t('shop-list.all')}
          </PageLink>
          <PageLink to="shop-map" className={buttonClass('secondary')}>
            {t('shop-list.map')}
          </PageLink>
        </div>
      }
    >
      {shops.length > 0 ? <LogoWall shops={shops} /> : null}
    </Section>
  );
}
