/** What a visitor can name as an end of a walk. */
import { type FloorPlan, fold, type PlanNodeKind } from '@mall/contracts';
import type { NamedPlace } from '../../shop-query.tsx';

const STARTS: readonly PlanNodeKind[] = ['entrance', 'parking'];
const AMENITIES: readonly PlanNodeKind[] = ['information', 'restroom', 'baby-room', 'atm'];

function namedNodes({ nodes }: FloorPlan, kinds: readonly PlanNodeKind[]): NamedPlace[] {
  return kinds.flatMap((kind) =>
    nodes.flatMap(({ id, kind: own, name }) => (own === kind && name ? [{ id, name }] : [])),
  );
}

/** Units with their own name that have a door: cinema, aquarium, food court. */
function namedUnits({ units, nodes }: FloorPlan): NamedPlace[] {
  const entered = new Set(nodes.flatMap(({ kind, unit }) => (kind === 'door' && unit) || []));
  return units.flatMap(({ id, name }) => (name && entered.has(id) ? [{ id, name }] : []));
}

/** Entrances and car parks, where most walks begin. */
export const startPlaces = (plan: FloorPlan): NamedPlace[] => namedNodes(plan, STARTS);

/** Entrances first, then venues and amenities, then `shops` in their order. */
export function allPlaces(plan: FloorPlan, shops: readonly NamedPlace[]): NamedPlace[] {
  return [...startPlaces(plan), ...namedUnits(plan), ...namedNodes(plan, AMENITIES), ...shops];
}

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
