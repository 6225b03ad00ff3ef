/** A section for the home page: some logos, and links to all shops. */
import { useMessages } from '@mall/i18n';
import type { LoaderArgs } from '@mall/runtime';
import { PageLink, useApiData } from '@mall/runtime';
import { buttonClass, Section } from '@mall/ui';
import { LogoWall } from '../../features/shop-list/logo-wall.tsx';
import styles from './slot.module.css';

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
      tone="leaf"
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
