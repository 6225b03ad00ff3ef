import { useMessages } from '@mall/i18n';
import { PageLink } from '@mall/runtime';
import { buttonClass } from '@mall/ui';
import styles from './place-link.module.css';
import { unitAnchor } from './unit-anchor.ts';
import { type Placed, usePlaceText } from './use-place-text.ts';

/** Floor and unit of a shop, with a link to its line on the map page. */
export function PlaceLink({ shop }: { shop: Placed }) {
  const t = useMessages('shops');
  const placeText = usePlaceText();
  return (
    <div className={styles.place}>
      <p>{placeText(shop)}</p>
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
