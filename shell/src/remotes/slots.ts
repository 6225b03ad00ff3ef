/** Which modules fill a slot, and how each is brought with its messages and data. */

import type { SiteRecord } from '@mall/contracts';
import type { SlotFilling, SlotModule, SlotRegistry } from '@mall/runtime';
import type { ComponentType } from 'react';
import type { ModuleRegistry } from './module-registry.ts';

/** How long a failed try is kept, so that a rendering that asks twice gets one answer. */
const FAILURE_KEPT = 1_000;

export interface SlotPlace {
  app: string;
  release: string;
  module: string;
}

/** Names a place in sets and maps. */
export function slotKey({ app, module }: Pick<SlotPlace, 'app' | 'module'>): string {
  return `${app} ${module}`;
}

/** The modules that fill `slot`, in their order. */
export function slotPlaces(site: SiteRecord, slot: string): SlotPlace[] {
  return site.apps
    .flatMap(({ name, release, slots }) => slots.map((entry) => ({ app: name, release, ...entry })))
    .filter(({ name }) => name === slot)
    .sort((a, b) => a.order - b.order || a.app.localeCompare(b.app));
}

/** @param bring loads a place's module, messages and data. */
export function slotRegistry(
  site: SiteRecord,
  registry: ModuleRegistry,
  isReady: (place: SlotPlace) => boolean,
  bring: (place: SlotPlace) => Promise<SlotModule>,
): SlotRegistry {
  const pending = new Map<string, Promise<ComponentType>>();
  const filling = (place: SlotPlace): SlotFilling => ({
    app: place.app,
    release: place.release,
    loaded: () =>
      isReady(place) ? registry.get<SlotModule>(place.app, place.module)?.Component : undefined,
    load() {
      const key = slotKey(place);
      const known = pending.get(key);
      if (known) return known;
      const promise = bring(place).then(({ Component }) => Component);
      pending.set(key, promise);
      promise.catch(() => setTimeout(() => pending.delete(key), FAILURE_KEPT));
      return promise;
    },
  });
  return { fillings: (slot) => slotPlaces(site, slot).map(filling) };
}
