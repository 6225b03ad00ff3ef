/** Clicks on the units of the plan, of which each is a link that works without a script. */
import type { DrawnUnit, PlanDrawing } from '@mall/contracts';
import { isPlainClick } from '@mall/runtime';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { PlanPanZoom } from './plan-pan-zoom.ts';
import { placeOf } from './unit-class.ts';

/** A pointer that has moved farther has panned. */
const MAX_CLICK_PX = 6;
/** WCAG 2.5.8: a smaller target is enlarged before it is one. */
const MIN_TARGET_PX = 24;

function isTarget({ room }: DrawnUnit, { scale }: PlanPanZoom): boolean {
  return Math.min(room.width, room.height) * scale >= MIN_TARGET_PX;
}

function placeAt(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest<SVGElement>('a[data-place]') : null;
  return link?.dataset.place;
}

export interface UnitChoice {
  /** Has at least one floor. */
  drawing: PlanDrawing;
  /** The unit of a shop or attraction is clicked. */
  onChoose: (place: string) => void;
}

/** Handlers for the viewport. */
export function useUnitChoice({ drawing, onChoose }: UnitChoice, panZoom: PlanPanZoom | undefined) {
  const start = useRef({ x: 0, y: 0 });
  const hasMoved = ({ clientX, clientY }: MouseEvent) =>
    Math.hypot(clientX - start.current.x, clientY - start.current.y) > MAX_CLICK_PX;
  const choose = (place: string) => {
    const units = drawing.floors.flatMap((floor) => floor.units);
    const unit = units.find((one) => placeOf(one) === place);
    if (panZoom && unit && !isTarget(unit, panZoom)) panZoom.show(unit.room);
    else onChoose(place);
  };
  return {
    onPointerDownCapture({ clientX, clientY }: PointerEvent) {
      start.current = { x: clientX, y: clientY };
    },
    onClick(event: MouseEvent) {
      const place = placeAt(event.target);
      if (!place || !isPlainClick(event)) return;
      event.preventDefault();
      if (!hasMoved(event)) choose(place);
    },
  };
}
