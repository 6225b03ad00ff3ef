/** The way that the page's URL asks for. */
import type { FloorPlan } from '@mall/contracts';
import { usePageQuery } from '@mall/runtime';
import { useMemo } from 'react';
import { findWay } from './find-way.ts';
import type { WayResult } from './way.ts';
import { wayQueryOf } from './way-query.ts';

/** Searched again when the query changes. */
export function useWay(plan: FloorPlan): WayResult {
  const query = usePageQuery();
  return useMemo(() => findWay(plan, wayQueryOf(query)), [plan, query]);
}
