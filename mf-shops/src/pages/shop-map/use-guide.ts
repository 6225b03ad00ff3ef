/** Which step of a way the plan shows. */
import { useState } from 'react';
import type { DirectionsStep } from '../../features/directions/directions.ts';
import type { GuideState } from '../../features/directions/step-guide.tsx';
import type { Walk } from './walk.ts';

export interface Guide extends GuideState {
  step: DirectionsStep | undefined;
}

const stepsOf = (walk: Walk | undefined): readonly DirectionsStep[] =>
  (walk?.kind === 'directions' && walk.result.directions?.steps) || [];

/** Ends with the walk, and when the visitor looks at another floor or place: each has its own URL. */
export function useGuide(walk: Walk | undefined): Guide {
  const [at, setAt] = useState<{ walk: Walk | undefined; index: number | undefined }>();
  const index = at?.walk === walk ? at?.index : undefined;
  return {
    index,
    step: index === undefined ? undefined : stepsOf(walk)[index],
    go: (next) => setAt({ walk, index: next }),
  };
}
