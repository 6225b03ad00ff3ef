/** A click that follows a link here; others ask the browser for a new tab or window. */
export function isPlainClick(
  click: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = click;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
