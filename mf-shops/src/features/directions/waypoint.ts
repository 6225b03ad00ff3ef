/** A point of a walk. */
import type { PlanPosition } from '@mall/contracts';

export interface Waypoint {
  position: PlanPosition;
  /** From the start of the walk. */
  metres: number;
}
