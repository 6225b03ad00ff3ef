/** Shortest walks over the graph of a floor plan, for the API and for the map alike. */
export { findPlace, type PlanPlace } from './plan-place.ts';
export { type Path, type ShortestPaths, shortestPaths } from './shortest-path.ts';
export { type Stretch, walkOf } from './walk.ts';
