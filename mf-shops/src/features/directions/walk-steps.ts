/** Describes a walk on one floor. */
import type { Floor } from '@mall/contracts';
import type { DirectionsStep, Side } from './directions.ts';
import type { Landmarks } from './landmarks.ts';
import { straighten } from './straighten.ts';
import { sideAt, turnAt } from './turn.ts';
import type { Waypoint } from './waypoint.ts';

/** Between two changes of floor. */
export interface Walk {
  floor: Floor;
  waypoints: Waypoint[];
  /** Whether its first and its last waypoint are doors. */
  fromDoor: boolean;
  toDoor: boolean;
}

type Step = Extract<DirectionsStep, { kind: 'leave' | 'walk' }>;

/** Its stretches, with the turn at which each starts; none for a walk of no length. */
export function walkSteps(walk: Walk, landmarks: Landmarks): DirectionsStep[] {
  const total = walk.waypoints.at(-1)?.metres ?? 0;
  const { door, corridor } = splitOffDoors(walk);
  const corners = straighten(corridor);
  let [before, here] = corners;
  if (total === 0 || !before || !here) return [];
  const side = door && sideAt(door.position, before.position, here.position);
  // The metres are first those at which a step starts, then those that it takes.
  const starting: Step[] = [
    side ? { kind: 'leave', side, metres: 0 } : { kind: 'walk', metres: 0 },
  ];
  for (const next of corners.slice(2)) {
    const turn = turnAt(before.position, here.position, next.position);
    const past = landmarks.beside(before.position, here.position, walk.floor);
    if (turn) starting.push({ kind: 'walk', metres: here.metres, turn, past });
    [before, here] = [here, next];
  }
  return starting.map((step, index) => {
    const length = (starting[index + 1]?.metres ?? total) - step.metres;
    return { ...step, metres: Math.max(1, Math.round(length)) };
  });
}

/** On which side the door is at the end of a walk; undefined for straight ahead, and for no door. */
export function arrivalSide({ waypoints, toDoor }: Walk): Side | undefined {
  const [from, corner, door] = waypoints.slice(-3);
  if (!toDoor || !from || !corner || !door) return undefined;
  return sideAt(from.position, corner.position, door.position);
}

/** Stepping out of a door and into one is no stretch of its own. */
function splitOffDoors({ waypoints, fromDoor, toDoor }: Walk) {
  const door = fromDoor && waypoints.length > 2 ? waypoints[0] : undefined;
  const inside = door ? waypoints.slice(1) : waypoints;
  return { door, corridor: toDoor && inside.length > 2 ? inside.slice(0, -1) : inside };
}
