/** What is still on today, at its place on the plan. */
import { type DrawnUnit, fold, type MallEvent, type PlanDrawing } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import { useLoad, useNow } from '@mall/runtime';
import { useEffect, useMemo, useState } from 'react';
import { unitsOf } from '../../features/floor-plan-view/plan-symbols.tsx';

export interface PlacedEvent {
  /** Id of the unit. */
  unit: string;
  event: MallEvent;
  /** Of its next beginning today: `15:00`. */
  time: string;
}

/** The next one first. */
export type Today = readonly PlacedEvent[];

/** The next beginning after `now`; undefined for an event of whole days, which has none. */
function nextTime({ from, times = [from] }: MallEvent, now: number): string | undefined {
  return times.find((time) => time.includes('T') && Date.parse(time) > now)?.slice(11, 16);
}

/** Its place begins with the name of a unit or square: `Tropicarium`, `Központi tér, földszint`. */
const unitOf = (units: readonly DrawnUnit[], { place }: MallEvent) =>
  units.find(({ name }) => name && fold(`${place},`).startsWith(fold(`${name},`)));

function placeEvents(drawing: PlanDrawing, events: readonly MallEvent[], now: number): Today {
  const units = unitsOf(drawing);
  const placed = events.flatMap((event) => {
    const [unit, time] = [unitOf(units, event), nextTime(event, now)];
    return unit && time ? [{ unit: unit.id, event, time }] : [];
  });
  return placed.sort((a, b) => a.time.localeCompare(b.time));
}

/** Loaded after the page, which is complete without it. */
export function useToday(drawing: PlanDrawing): Today {
  const load = useLoad();
  const now = useNow();
  const day = mallDay(now);
  const [events, setEvents] = useState<readonly MallEvent[]>([]);
  useEffect(() => {
    // A page that is kept for visitors without a network asks for nothing more.
    if (!navigator.onLine) return;
    load('events', { from: day, days: 1 }).then(
      ({ days }) => setEvents(days.flatMap((one) => one.events)),
      () => undefined,
    );
  }, [load, day]);
  return useMemo(() => placeEvents(drawing, events, now), [drawing, events, now]);
}
