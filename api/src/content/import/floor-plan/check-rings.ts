/** Checks that the outlines of levels and units are closed and do not cross themselves. */
import { kinks } from '@turf/kinks';
import type { ContentIssue } from '../../../base/content-issue.ts';
import { type FeatureType, type FloorPlanFiles, featureIssue } from './plan-features.ts';

type Position = readonly [number, number];

const RING = 'geometry.coordinates';

export function checkRings(files: FloorPlanFiles): ContentIssue[] {
  return (['level', 'unit'] as const).flatMap((type: 'level' | 'unit') =>
    files[type].features.flatMap(({ geometry }, index) => ringIssue(type, index, geometry)),
  );
}

function ringIssue(
  type: FeatureType,
  index: number,
  geometry: { coordinates: [number, number][][] },
): ContentIssue[] {
  const [ring = []] = geometry.coordinates;
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last) return [];
  if (first[0] !== last[0] || first[1] !== last[1]) {
    const message = `the ring is open: it starts at ${text(first)} and ends at ${text(last)}; repeat its first corner at its end`;
    return [featureIssue(type, index, RING, message)];
  }
  const [crossing] = kinks({ type: 'Polygon', coordinates: [ring] }).features;
  if (!crossing) return [];
  const [x = 0, y = 0] = crossing.geometry.coordinates;
  const message = `the ring crosses or touches itself at ${text([x, y])}; its corners go around the area once`;
  return [featureIssue(type, index, RING, message)];
}

const text = ([x, y]: Position) => `[${Math.round(x * 10) / 10}, ${Math.round(y * 10) / 10}]`;
