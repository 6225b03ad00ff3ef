/** A slot registry in which the named slots show a text. */
import type { SlotRegistry } from '@mall/runtime';

export function filledSlots(...slots: string[]): SlotRegistry {
  const Component = () => <p>content of the slot</p>;
  const contribution = {
    ...{ app: 'content', styles: [] },
    loaded: () => Component,
    load: async () => Component,
  };
  const contributions = [contribution];
  return { contributions: (slot) => (slots.includes(slot) ? contributions : []) };
}
