import { useMessages } from '@mall/i18n';
import { buttonClass } from '@mall/ui';
import { useParking } from '../../parking-store.ts';
import { DIRECTIONS_KEYS, MapStateLink } from '../../shop-query.tsx';

/** From a shop back to the car; nothing while no car park is noted. */
export function WayToCar({ from }: { from: string }) {
  const t = useMessages('shops');
  const place = useParking()?.place;
  if (!place) return null;
  return (
    <MapStateLink
      query={{ [DIRECTIONS_KEYS.from]: from, [DIRECTIONS_KEYS.to]: place }}
      className={buttonClass('secondary', 'small')}
    >
      {t('parking.way')}
    </MapStateLink>
  );
}
