import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import styles from './location-link.module.css';
import { unitAnchor } from './unit-anchor.ts';
import { type Located, useLocationText } from './use-location-text.ts';

/** Floor and unit of a shop, with a link to its entry on the map page. */
export function LocationLink({ shop }: { shop: Located }) {
  const t = useMessages('shops');
  const locationText = useLocationText();
  return (
    <div className={styles.location}>
      <p>{locationText(shop)}</p>
      <PageLink
        to="shop-map"
        hash={unitAnchor(shop.unit)}
        className={buttonClass('secondary', 'small')}
      >
        {t('floors.showOnMap')}
      </PageLink>
    </div>
  );
}
