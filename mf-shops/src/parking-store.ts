/** Where the visitor has parked. It never leaves the browser (requirement 5.3). */
import { storedValue } from '@mall/runtime';

export interface Parking {
  /** Id of the car park on the plan; empty where the plan has none. */
  place: string;
  /** Level, row and space, as on the sign. */
  spot: string;
  note: string;
  /** When it was noted, in milliseconds since 1970. */
  at: number;
  /** A `data:` URL of a small JPEG; empty without one. */
  photo: string;
}

const MAX_LENGTH = 200;
/** Characters of the photo: browsers store some five million in all. */
const MAX_PHOTO_LENGTH = 1_000_000;

/** @param text what the store holds, which anything may have written. */
export function parseParking(text: string): Parking | undefined {
  try {
    const value = JSON.parse(text) as Partial<Record<keyof Parking, unknown>>;
    const textOf = (key: keyof Parking) => String(value[key] ?? '').slice(0, MAX_LENGTH);
    const { at } = value;
    const photo = String(value.photo ?? '');
    const isPhoto = photo.startsWith('data:image/') && photo.length <= MAX_PHOTO_LENGTH;
    if (typeof at !== 'number' || Number.isNaN(new Date(at).getTime())) return undefined;
    const texts = { place: textOf('place'), spot: textOf('spot'), note: textOf('note') };
    return { ...texts, at, photo: isPhoto ? photo : '' };
  } catch {
    return undefined;
  }
}

const stored = storedValue('parking', parseParking);

/** @param parking undefined forgets it. */
export function storeParking(parking: Parking | undefined): void {
  stored.store(parking ? JSON.stringify(parking) : '');
}

/** Undefined on the server. */
export const useParking = () => stored.use((parking) => parking);

/** False where the browser refuses to keep it: it is forgotten with the document. */
export const useIsParkingKept = stored.useIsKept;
