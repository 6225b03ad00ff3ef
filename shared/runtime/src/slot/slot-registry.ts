/** The contributions to a slot; the shell implements the registry. */
import type { ComponentType } from 'react';
import { createContext } from 'react';

/** One app's module for a slot. */
export interface SlotContribution {
  app: string;
  release: string;
  /** URLs of its stylesheets. */
  styles: readonly string[];
  loaded(): ComponentType | undefined;
  /** Loads module, messages and data; returns the same promise while pending and when done. */
  load(): Promise<ComponentType>;
}

export interface SlotRegistry {
  contributions(slot: string): readonly SlotContribution[];
}

export const SlotRegistryContextV1 = createContext<SlotRegistry>({ contributions: () => [] });
