/** A place in a page that other apps fill. */
import type { SlotName } from '@mall/contracts';
import { type ReactNode, use } from 'react';
import { Part } from './part.tsx';
import { type SlotFilling, SlotRegistryContextV1 } from './slot-registry.ts';

function Filling({ filling }: { filling: SlotFilling }) {
  const Component = filling.loaded() ?? use(filling.load());
  return <Component />;
}

/**
 * Shows what fills the slot `name`. A filling that is broken shows `fallback` in its place and is
 * tried again quietly; it never takes the page with it.
 */
export function Slot({ name, fallback = null }: { name: SlotName; fallback?: ReactNode }) {
  const { fillings } = use(SlotRegistryContextV1);
  return fillings(name).map((filling) => (
    <Part key={filling.app} fallback={fallback}>
      <Filling filling={filling} />
    </Part>
  ));
}
