/** Waits for a deferred slot to come near the viewport before its scripts load. */
import type { SiteRecord } from '@mall/contracts';
import { deferredSlot, whenNearViewport } from '@mall/runtime';
import type { SlotEntry } from '../remotes/slots.ts';

/** Resolves when `place` comes near, or is no longer in the document. */
function nearOrGone(place: Element): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      endWait();
      removals.disconnect();
      resolve();
    };
    const endWait = whenNearViewport(place, end);
    const removals = new MutationObserver(() => !place.isConnected && end());
    removals.observe(document.body, { childList: true, subtree: true });
  });
}

/** Resolves when the slot that `entry` fills comes near; at once where the document has none. */
export async function slotNearViewport(
  site: SiteRecord,
  { app, module }: Pick<SlotEntry, 'app' | 'module'>,
): Promise<void> {
  const slots = site.apps.find(({ name }) => name === app)?.slots ?? [];
  const name = slots.find((slot) => slot.module === module)?.name;
  // A part of the page that fails is rendered again, with another element for the slot.
  for (let place = name && deferredSlot(name); place; ) {
    await nearOrGone(place);
    if (place.isConnected) return;
    place = name && deferredSlot(name);
  }
}
