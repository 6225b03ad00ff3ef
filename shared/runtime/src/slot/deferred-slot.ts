/** The place of a deferred slot in the document. */
export function deferredSlot(name: string): HTMLElement | undefined {
  const slots = document.querySelectorAll<HTMLElement>('[data-slot]');
  return [...slots].find(({ dataset }) => dataset.slot === name);
}
