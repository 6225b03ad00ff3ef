import type { ShopSummary } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { buttonClass } from '@mall/ui';
import { DIRECTIONS_KEYS, MapStateLink, PLACE_KEY } from '../../shop-query.tsx';

type Located = Pick<ShopSummary, 'floor' | 'unit'>;

/** Returns a function that gives the location of a shop, for instance `Földszint, F-12`. */
export function useLocationText(): (shop: Located) => string {
  const t = useMessages('shops');
  return ({ floor, unit }) =>
    t('shop-location.location', { floor: t(`shop-location.${floor}`), unit });
}

export function MapLinks({ slug }: { slug: string }) {
  const t = useMessages('shops');
  const className = buttonClass('secondary', 'small');
  return (
    <>
      <MapStateLink query={{ [PLACE_KEY]: slug }} className={className}>
        {t('shop-location.showOnMap')}
      </MapStateLink>
      <MapStateLink query={{ [DIRECTIONS_KEYS.to]: slug }} className={className}>
        {t('shop-location.wayTo')}
      </MapStateLink>
    </>
  );
}
