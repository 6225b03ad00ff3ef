/** A block for the home page: some logos and the ways to all shops. */
import { useMessages } from '@mall/i18n';
import type { LoaderArgs } from '@mall/runtime';
import { PageLink, useApiData } from '@mall/runtime';
import { buttonClass, Section } from '@mall/ui';
import { LogoWall, spread } from '../../features/shop-list/logo-wall.tsx';
import styles from './slot.module.css';

const LOGOS = 12;

export async function loader({ load }: LoaderArgs) {
  await load('shops');
  return null;
}

export function Component() {
  const t = useMessages('shops');
  const shops = useApiData('shops');
  return (
    <Section
      tone="leaf"
      heading={t('shop-list.teaserTitle', { count: shops.length })}
      lead={t('shop-list.teaserText')}
      action={
        <div className={styles.ways}>
          <PageLink to="shops" className={buttonClass('primary')}>
            {t('shop-list.all')}
          </PageLink>
          <PageLink to="shop-map" className={buttonClass('secondary')}>
            {t('shop-list.map')}
          </PageLink>
        </div>
      }
    >
      <LogoWall shops={spread(shops, LOGOS)} />
    </Section>
  );
}
