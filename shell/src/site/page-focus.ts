/** Where the focus goes when the site itself moves the visitor. */
const HEADINGS = 'h1, h2, h3';

/** The page's h1 wins over a smaller heading above it. */
function headingOf(part: Element): Element | null {
  if (part.matches(HEADINGS)) return part;
  return part.querySelector('h1') ?? part.querySelector(HEADINGS);
}

function startOf(part: Element | null | undefined): HTMLElement | null {
  const start = part && (headingOf(part) ?? part);
  if (!(start instanceof HTMLElement)) return null;
  start.tabIndex = -1;
  return start;
}

export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The late anchor of this name in the document (`@mall/runtime/late-anchor`). */
export function lateAnchor(name: string): HTMLElement | undefined {
  const anchors = document.querySelectorAll<HTMLElement>('[data-late-anchor]');
  return [...anchors].find(({ dataset }) => dataset.lateAnchor?.split(' ').includes(name));
}

/** The start of the part that a location's hash names, else of the page. */
export function startInView(hash: string): HTMLElement | null {
  const id = idOfHash(hash);
  const part = id ? (document.getElementById(id) ?? lateAnchor(id)) : undefined;
  return startOf(part ?? document.querySelector('main'));
}

export function focusStartOf(part: Element): void {
  startOf(part)?.focus({ preventScroll: true });
}

/** Whether the site may move the focus: nothing has it, or the site itself has set it. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) return true;
  return activeElement.matches(`main[tabindex="-1"], main :is(${HEADINGS})[tabindex="-1"]`);
}
