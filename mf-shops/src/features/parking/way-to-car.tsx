import { useMessages } from '@mall/i18n';
import { buttonClass } from '@mall/ui';
import { useParking } from '../../parking-store.ts';
import { DIRECTIONS_KEYS, MapStateLink } from '../../shop-query.tsx';

interface WayToCarProps {
  /** Where the visitor is: slug of a shop, or an id of the plan; empty when the map has to ask. */
  from: string;
  variant?: 'primary' | 'secondary';
}

/** Back to the car; nothing while no car park is noted. */
export function WayToCar({ from, variant = 'secondary' }: WayToCarProps) {
  const t = useMessages('shops');
  const place = useParking()?.place;
  if (!place) return null;
  return (
    <MapStateLink
      query={{ [DIRECTIONS_KEYS.from]: from, [DIRECTIONS_KEYS.to]: place }}
      className={buttonClass(variant, 'small')}
    >
      {t('parking.way')}
    </MapStateLink>
  );
}
