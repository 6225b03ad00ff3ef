/** Where the visitor has parked. It never leaves the browser (requirement 5.3). */
import { localStore } from '@mall/runtime';
import { useSyncExternalStore } from 'react';

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

const STORE_KEY = 'parking';
const MAX_LENGTH = 200;
/** Characters of the photo: browsers store some five million in all. */
const MAX_PHOTO_LENGTH = 1_000_000;

/** @param text what the store holds, which anything may have written. */
export function parseParking(text: string): Parking | undefined {
  try {
    const value = JSON.parse(text) as Partial<Record<keyof Parking, unknown>>;
    const textOf = (key: keyof Parking) => String(value[key] ?? '').slice(0, MAX_LENGTH);
    const at = Number(value.at);
    const photo = String(value.photo ?? '');
    const isPhoto = photo.startsWith('data:image/') && photo.length <= MAX_PHOTO_LENGTH;
    if (!Number.isFinite(at)) return undefined;
    const texts = { place: textOf('place'), spot: textOf('spot'), note: textOf('note') };
    return { ...texts, at, photo: isPhoto ? photo : '' };
  } catch {
    return undefined;
  }
}

const listeners = new Set<() => void>();
let read: { text: string; parking: Parking | undefined } = { text: '', parking: undefined };

/** The same object for the same text, as React wants it. */
function current(): Parking | undefined {
  const text = localStore.get(STORE_KEY) ?? '';
  if (text !== read.text) read = { text, parking: parseParking(text) };
  return read.parking;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param parking undefined forgets it. */
export function storeParking(parking: Parking | undefined): void {
  if (parking) localStore.set(STORE_KEY, JSON.stringify(parking));
  else localStore.remove(STORE_KEY);
  for (const listener of listeners) listener();
}

/** Undefined on the server. */
export function useParking(): Parking | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}
