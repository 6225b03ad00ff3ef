/** Runs in the page, before its own scripts: notes what a visitor sees and when controls answer. */

export interface Observed {
  /** Milliseconds since the navigation; 0 for what never came. */
  fcp: number;
  lcp: number;
  /** The element of the largest paint: tag and classes. */
  lcpElement: string;
  cls: number;
  load: number;
  /** React has hydrated the root, or rendered into it. */
  root: number;
  /** The last control of the first view had its handlers. */
  interactive: number;
  /** The last control of `main` had its handlers. */
  hydrated: number;
  /** Controls of `main` that have none at the end: they wait until they come near. */
  waiting: number;
  /** Start and duration of each long task. */
  longTasks: [start: number, duration: number][];
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface Paint extends PerformanceEntry {
  element: Element | null;
}

interface FiberRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean; element: unknown } } };
}

/** Must hold everything that it uses: it is sent to the browser as text. */
export function observePage(): void {
  const POLL_MS = 20;
  const REST_MS = 2_000;
  const MAX_MS = 60_000;
  const seen: Observed = {
    ...{ fcp: 0, lcp: 0, lcpElement: '', cls: 0, load: 0 },
    ...{ root: 0, interactive: 0, hydrated: 0, waiting: 0, longTasks: [] },
  };
  const observe = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element, startTime } = entry as Paint;
    seen.lcp = startTime;
    seen.lcpElement = element ? `${element.tagName.toLowerCase()}.${element.className}` : '';
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) seen.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push([startTime, duration]));
  window.addEventListener('load', () => {
    seen.load = performance.now();
  });

  const keyOf = (element: Element, start: string) =>
    Object.keys(element).find((key) => key.startsWith(start));
  const isRendered = () => {
    const container = document.getElementById('root');
    const key = container && keyOf(container, '__reactContainer$');
    if (!key) return false;
    const fiber = (container as unknown as Record<string, FiberRoot>)[key];
    const state = fiber?.stateNode.current.memoizedState;
    return Boolean(state?.element) && !state?.isDehydrated;
  };
  const isInView = (control: Element) => {
    const { top, height } = control.getBoundingClientRect();
    return height > 0 && top < window.innerHeight;
  };
  /** Controls with handlers, and those among them that stood in the first view. */
  const alive = new Set<Element>();
  let aliveInView = 0;
  const lookAtControls = () => {
    const before = { all: alive.size, inView: aliveInView };
    const controls = document.querySelectorAll('main :is(a[href], button, input, select)');
    for (const control of controls) {
      if (alive.has(control) || !keyOf(control, '__reactProps$')) continue;
      alive.add(control);
      if (isInView(control)) aliveInView += 1;
    }
    seen.waiting = controls.length - [...controls].filter((control) => alive.has(control)).length;
    if (alive.size > before.all) seen.hydrated = performance.now();
    if (aliveInView > before.inView) seen.interactive = performance.now();
  };
  const done = new Promise<Observed>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      if (!seen.root && isRendered()) seen.root = now;
      if (seen.root) lookAtControls();
      const isLoaded = seen.load > 0 && seen.hydrated > 0;
      const isQuiet = isLoaded && now - Math.max(seen.load, seen.hydrated) > REST_MS;
      if (!isQuiet && now < MAX_MS) return;
      clearInterval(timer);
      resolve(seen);
    }, POLL_MS);
  });
  Object.assign(window, { benchmark: done });
}
