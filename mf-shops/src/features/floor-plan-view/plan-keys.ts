/** What the keys do on the focused plan. */
import type { KeyboardEvent } from 'react';
import type { PlanPanZoom } from './plan-pan-zoom.ts';

const STEP_PX = 90;

const PAN_KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP_PX, 0],
  ArrowRight: [-STEP_PX, 0],
  ArrowUp: [0, STEP_PX],
  ArrowDown: [0, -STEP_PX],
};

function act(key: string, panZoom: PlanPanZoom): boolean {
  const step = PAN_KEYS[key];
  if (key === '+' || key === '=') panZoom.zoomIn();
  else if (key === '-') panZoom.zoomOut();
  else if (key === '0') panZoom.showWholeFloor();
  // Where nothing can be moved, the arrows scroll the page.
  else if (step && !panZoom.isWholeFloor) panZoom.panBy({ x: step[0], y: step[1] });
  else return false;
  return true;
}

/** Handles a key that was pressed on the plan itself. */
export function onPlanKey(event: KeyboardEvent, panZoom: PlanPanZoom | undefined): void {
  const { key, target, currentTarget, ctrlKey, altKey, metaKey } = event;
  if (!panZoom || target !== currentTarget || ctrlKey || altKey || metaKey) return;
  if (act(key, panZoom)) event.preventDefault();
}
