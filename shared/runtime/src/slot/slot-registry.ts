/** How a slot gets the modules that fill it; the shell implements it. */
import type { ComponentType } from 'react';
import { createContext } from 'react';

/** One module that fills a slot. */
export interface SlotFilling {
  app: string;
  release: string;
  /** The component when it is loaded. */
  loaded(): ComponentType | undefined;
  /** Loads module, messages and data; the same promise while it is under way or done. */
  load(): Promise<ComponentType>;
}

export interface SlotRegistry {
  fillings(slot: string): readonly SlotFilling[];
}

export const SlotRegistryContextV1 = createContext<SlotRegistry>({ fillings: () => [] });
