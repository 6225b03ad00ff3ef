/** A `ref` of what is shown in place of a pressed button: the focus would be lost with the button. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
