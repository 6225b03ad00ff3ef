import type { SiteRecord } from '@mall/contracts';
import type { SlotContribution, SlotModule, SlotRegistry } from '@mall/runtime';
import type { ComponentType } from 'react';
import type { ModuleRegistry } from './module-registry.ts';

/** How long a failed load is cached, so that one render sees one outcome. */
const FAILURE_CACHE_MS = 1_000;

export interface SlotEntry {
  app: string;
  name: string;
  module: string;
}

export function slotKey({ app, module }: Pick<SlotEntry, 'app' | 'module'>): string {
  return `${app} ${module}`;
}

export function slotEntries(site: SiteRecord, slot: string): SlotEntry[] {
  return site.apps
    .flatMap(({ name, slots }) => slots.map((entry) => ({ app: name, ...entry })))
    .filter(({ name }) => name === slot)
    .sort((a, b) => a.order - b.order || a.app.localeCompare(b.app));
}

function stylesOf({ apps }: SiteRecord, { app, module }: SlotEntry): readonly string[] {
  return apps.find(({ name }) => name === app)?.exposes[module]?.css ?? [];
}

export interface SlotRegistryOptions {
  site: SiteRecord;
  registry: ModuleRegistry;
  /** Keys (`slotKey`) of the entries whose module and messages are loaded. */
  ready: Pick<ReadonlySet<string>, 'has'>;
  load: (entry: SlotEntry) => Promise<SlotModule>;
}

export function slotRegistry({ site, registry, ready, load }: SlotRegistryOptions): SlotRegistry {
  const pending = new Map<string, Promise<ComponentType>>();
  const contribution = (entry: SlotEntry): SlotContribution => ({
    app: entry.app,
    styles: stylesOf(site, entry),
    loaded: () =>
      ready.has(slotKey(entry))
        ? registry.get<SlotModule>(entry.app, entry.module)?.Component
        : undefined,
    load() {
      const key = slotKey(entry);
      const known = pending.get(key);
      if (known) return known;
      const promise = load(entry).then(({ Component }) => Component);
      pending.set(key, promise);
      promise.catch(() => setTimeout(() => pending.delete(key), FAILURE_CACHE_MS));
      return promise;
    },
  });
  return { contributions: (slot) => slotEntries(site, slot).map(contribution) };
}
