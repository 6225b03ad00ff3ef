import { useMessages } from '@mall/i18n';
import { buttonClass } from '@mall/ui';
import { MapStateLink } from '../../map-state-link.tsx';
import { DIRECTIONS_KEYS, PLACE_KEY } from '../../query-keys.ts';

/** Links to a shop on the map, and to the walk there. */
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
