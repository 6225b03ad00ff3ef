/** Route planners of others, each with the mall as destination. */
import type { Contact } from '@mall/contracts';

export const TRAVEL_MODES = ['car', 'transit', 'bike', 'walk'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

/** As Google Maps' documented links name them. */
const GOOGLE_MODES: Readonly<Record<TravelMode, string>> = {
  car: 'driving',
  transit: 'transit',
  bike: 'bicycling',
  walk: 'walking',
};

const ZOOM = 17;

type Place = Pick<Contact, 'latitude' | 'longitude'>;

/** A planner that begins where the visitor is. */
export function plannerUrl({ latitude, longitude }: Place, mode: TravelMode): string {
  const query = new URLSearchParams({
    api: '1',
    destination: `${latitude},${longitude}`,
    travelmode: GOOGLE_MODES[mode],
  });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** The mall on the free map, which plans routes as well. */
export function openMapUrl({ latitude, longitude }: Place): string {
  const query = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${query}#map=${ZOOM}/${latitude}/${longitude}`;
}
