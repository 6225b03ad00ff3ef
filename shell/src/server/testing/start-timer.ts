import type { RendererOptions } from '@mall/contracts';

/** A timer of a render that has its process for itself. */
export const startTimer: RendererOptions['startTimer'] = (ms, onTimeout) => {
  const timer = setTimeout(onTimeout, ms);
  return () => clearTimeout(timer);
};
