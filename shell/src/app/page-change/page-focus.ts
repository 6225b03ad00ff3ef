/** Where the keyboard and screen readers go on from when the site itself moves the visitor. */

const HEADINGS = 'h1, h2, h3';

/** Moves the focus to the heading of `part`, or to the part itself; the view stays. */
export function focusHeading(part: Element): void {
  const heading = part.matches(HEADINGS) ? part : part.querySelector(HEADINGS);
  const target = heading ?? part;
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Whether the focus is nowhere, or where the site has put it: then it is nobody's. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  return activeElement.matches(`main:is([tabindex="-1"]), main :is(${HEADINGS})[tabindex="-1"]`);
}
