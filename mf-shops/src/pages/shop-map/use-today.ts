/** What is still on today, at its place on the plan. */
import { fold, type MallEvent, type PlanDrawing } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';
import { useLoad, useNow } from '@mall/runtime';
import { startTransition, useEffect, useMemo, useState } from 'react';
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
function placeEvents(drawing: PlanDrawing, events: readonly MallEvent[], now: number): Today {
  if (events.length === 0) return [];
  const units = unitsOf(drawing).filter(({ name }) => name);
  const starts = units.map(({ id, name }) => ({ id, start: fold(`${name},`) }));
  const placed = events.flatMap((event) => {
    const place = fold(`${event.place},`);
    const unit = starts.find(({ start }) => place.startsWith(start));
    const time = nextTime(event, now);
    return unit && time ? [{ unit: unit.id, event, time }] : [];
  });
  // Not by `localeCompare`, whose first call takes a phone 50 ms.
  return placed.sort((a, b) => Number(a.time > b.time) - Number(a.time < b.time));
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
      ({ days }) => startTransition(() => setEvents(days.flatMap((one) => one.events))),
      () => undefined,
    );
  }, [load, day]);
  return useMemo(() => placeEvents(drawing, events, now), [drawing, events, now]);
}
