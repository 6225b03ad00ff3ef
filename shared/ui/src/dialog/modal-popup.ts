declare class CloseWatcher extends EventTarget {
  onclose: (() => void) | null;
  destroy(): void;
}

/** Back on an Android phone closes `popup` as Escape does. Other browsers have no `CloseWatcher`. */
function closeOnBack(popup: HTMLElement): (() => void) | undefined {
  if (!('CloseWatcher' in window)) return undefined;
  const watcher = new CloseWatcher();
  watcher.onclose = () => {
    popup.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  };
  return () => watcher.destroy();
}

/** True for the elements at a popup's edges that wrap the focus; they hold it until the next frame. */
const isFocusGuard = (element: EventTarget | null) =>
  element instanceof Element && element.matches('[data-base-ui-focus-guard]');

/**
 * Ref of an element in an open modal dialog: makes the page below inert, which `aria-hidden` alone leaves
 * to Tab, lets Back close it, and takes the focus from the guards at once, so that no number of fast Tabs
 * leaves the dialog.
 */
export function modalPart(part: HTMLElement | null): (() => void) | undefined {
  const popup = part?.closest<HTMLElement>('[role="dialog"]');
  const portal = popup?.closest('body > *');
  if (!popup || !portal) return undefined;
  const below = [...document.body.children].filter(
    (element) => element !== portal && !element.hasAttribute('inert'),
  );
  const keepFocus = ({ target }: Event) => {
    if (isFocusGuard(target)) popup.focus();
  };
  const stopWatching = closeOnBack(popup);
  portal.addEventListener('focusin', keepFocus);
  for (const element of below) element.setAttribute('inert', '');
  return () => {
    stopWatching?.();
    portal.removeEventListener('focusin', keepFocus);
    for (const element of below) element.removeAttribute('inert');
  };
}
