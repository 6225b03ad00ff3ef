/** When the scripts of a deferred slot are loaded. */
import type { SiteRecord } from '@mall/contracts';
import { deferredSlot, onNear } from '@mall/runtime';
import type { SlotEntry } from '../remotes/slots.ts';

/** Resolves when the slot that `entry` fills comes near; at once where the document has none. */
export async function slotNear(
  site: SiteRecord,
  { app, module }: Pick<SlotEntry, 'app' | 'module'>,
): Promise<void> {
  const slots = site.apps.find(({ name }) => name === app)?.slots ?? [];
  const name = slots.find((slot) => slot.module === module)?.name;
  const place = name && deferredSlot(name);
  if (place) await new Promise<void>((resolve) => void onNear(place, resolve));
}
