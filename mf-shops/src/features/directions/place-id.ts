import { fold } from '@mall/contracts';
import type { NamedPlace } from '../../shop-query.tsx';

/**
 * Resolves `text` to an id: an id, or a name in any case and without accents, whole, else its beginning,
 * else a part of it. `text` itself where nothing has it.
 */
export function placeId(places: readonly NamedPlace[], text: string): string {
  const wanted = fold(text.trim());
  if (wanted === '' || places.some(({ id }) => id === text)) return text;
  const names = places.map(({ id, name }) => ({ id, name: fold(name) }));
  const found =
    names.find(({ name }) => name === wanted) ??
    names.find(({ name }) => name.startsWith(wanted)) ??
    names.find(({ name }) => name.includes(wanted));
  return found?.id ?? text;
}
