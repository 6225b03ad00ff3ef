/** A `ref` of what is shown in place of a pressed button: the focus would be lost with the button. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** To be called before a pressed button disappears: moves the focus to the nearest element around it with `tabIndex={-1}`. */
export const focusAround = (button: Element): void =>
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus();
