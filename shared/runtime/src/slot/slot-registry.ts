import type { ComponentType } from 'react';
import { createContext } from 'react';

export interface SlotContribution {
  app: string;
  styles: readonly string[];
  loaded(): ComponentType | undefined;
  /** Loads module, messages and data; returns the same promise while pending and when done. */
  load(): Promise<ComponentType>;
}

export interface SlotRegistry {
  contributions(slot: string): readonly SlotContribution[];
}

export const SlotRegistryContextV1 = createContext<SlotRegistry>({ contributions: () => [] });
