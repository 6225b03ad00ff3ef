/** The plan's zoom and pan in a component: there once the page is hydrated. */
import { type RefObject, useEffect, useState } from 'react';
import { PlanPanZoom } from './plan-pan-zoom.ts';

/** Undefined while it is loaded, and where it cannot be. */
export function usePanZoom(
  viewport: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLElement | null>,
  canvasHeight: number,
): PlanPanZoom | undefined {
  const [panZoom, setPanZoom] = useState<PlanPanZoom>();
  useEffect(() => {
    const elements = { viewport: viewport.current, canvas: canvas.current };
    let created: PlanPanZoom | undefined;
    let isGone = false;
    const start = async () => {
      if (!elements.viewport || !elements.canvas) return;
      const { viewport, canvas } = elements;
      created = await PlanPanZoom.create({ viewport, canvas }, canvasHeight);
      if (isGone) created.destroy();
      else setPanZoom(created);
    };
    start().catch(() => setPanZoom(undefined));
    return () => {
      isGone = true;
      created?.destroy();
    };
  }, [viewport, canvas, canvasHeight]);
  return panZoom;
}
