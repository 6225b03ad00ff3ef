/** The walk that the page's URL asks for. */
import type { FloorPlan } from '@mall/contracts';
import { usePageQuery } from '@mall/runtime';
import { useMemo } from 'react';
import type { DirectionsResult } from './directions.ts';
import { directionsQueryOf } from './directions-query.ts';
import { findDirections } from './find-directions.ts';

/** Searched again when the query changes. */
export function useDirections(plan: FloorPlan): DirectionsResult {
  const query = usePageQuery();
  return useMemo(() => findDirections(plan, directionsQueryOf(query)), [plan, query]);
}
