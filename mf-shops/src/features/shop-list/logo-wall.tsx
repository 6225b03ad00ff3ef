import type { ShopSummary } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { Picture } from '@mall/ui';
import styles from './logo-wall.module.css';

export function LogoWall({ shops }: { shops: readonly ShopSummary[] }) {
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
