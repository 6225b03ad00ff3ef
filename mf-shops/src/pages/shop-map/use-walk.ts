import type { FloorPlan, PlanDrawing } from '@mall/contracts';
import { useApiData } from '@mall/runtime';
import { useMemo } from 'react';
import { asksForWalk, findWalk, type Walk } from './walk.ts';

/** The walk that the query asks for, with the graph that the loader has loaded for it. */
export function useWalk(
  query: URLSearchParams,
  drawing: PlanDrawing,
): { walk: Walk; plan: FloorPlan } | undefined {
  // A page without a walk has no graph, but each render calls the same hooks.
  const data = useApiData(asksForWalk(query) ? 'floorPlan' : 'config');
  return useMemo(() => {
    if (!('edges' in data)) return undefined;
    return { walk: findWalk(query, data, drawing), plan: data };
  }, [data, drawing, query]);
}
