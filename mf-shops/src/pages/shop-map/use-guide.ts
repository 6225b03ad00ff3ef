/** Which step of a way the plan shows. */
import { useState } from 'react';
import type { Guide } from '../../features/directions/step-guide.tsx';
import type { Walk } from './walk.ts';

/** Ends with the walk, and when the visitor looks at another floor or place: each has its own URL. */
export function useGuide(walk: Walk | undefined) {
  const [at, setAt] = useState<{ walk: Walk | undefined; index: number | undefined }>();
  const index = at?.walk === walk ? at?.index : undefined;
  const directions = walk?.kind === 'directions' ? walk.result.directions : undefined;
  const guide: Guide = { index, go: (next) => setAt({ walk, index: next }) };
  return { guide, step: index === undefined ? undefined : directions?.steps[index] };
}
