import { whenNearViewport } from '@mall/runtime';

function deferredSlot(name: string): HTMLElement | undefined {
  const slots = document.querySelectorAll<HTMLElement>('[data-slot]');
  return [...slots].find(({ dataset }) => dataset.slot === name);
}

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

/** Resolves when the slot comes near; at once where the document has none of this name. */
export async function slotNearViewport(name: string): Promise<void> {
  // A part of the page that fails is rendered again, with another element for the slot.
  for (let place = deferredSlot(name); place; place = deferredSlot(name)) {
    await nearOrGone(place);
    if (place.isConnected) return;
  }
}
