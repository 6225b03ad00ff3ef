/** Runs in the page, before its own scripts: notes what a visitor sees and when controls respond. */

export interface Observed {
  /** Milliseconds since the navigation; 0 for what never came. */
  lcp: number;
  /** The last control of the first view had its handlers. */
  interactive: number;
  /** Blocking time of the long tasks after the first paint. */
  tbt: number;
}

/** Must hold everything that it uses: it is sent to the browser as text. */
export function observePage(): void {
  const POLL_MS = 20;
  const REST_MS = 2_000;
  const MAX_MS = 60_000;
  const LONG_TASK_MS = 50;
  const seen: Observed = { lcp: 0, interactive: 0, tbt: 0 };
  let firstPaint = 0;
  const longTasks: PerformanceEntry[] = [];
  const observe = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('longtask', (entry) => longTasks.push(entry));
  let loaded = 0;
  window.addEventListener('load', () => {
    loaded = performance.now();
  });

  const hasHandlers = (control: Element) =>
    Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  const isInView = (control: Element) => {
    const { top, height } = control.getBoundingClientRect();
    return height > 0 && top < window.innerHeight;
  };
  const alive = new Set<Element>();
  const lookAtControls = () => {
    const controls = document.querySelectorAll('main :is(a[href], button, input, select)');
    const added = [...controls].filter((control) => !alive.has(control) && hasHandlers(control));
    for (const control of added) alive.add(control);
    if (added.some(isInView)) seen.interactive = performance.now();
  };
  const blockingTime = () =>
    longTasks
      .filter(({ startTime }) => startTime >= firstPaint)
      .reduce((total, { duration }) => total + Math.max(0, duration - LONG_TASK_MS), 0);
  const done = new Promise<Observed>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      lookAtControls();
      const isLoaded = loaded > 0 && seen.interactive > 0;
      const isQuiet = isLoaded && now - Math.max(loaded, seen.interactive) > REST_MS;
      if (!isQuiet && now < MAX_MS) return;
      clearInterval(timer);
      resolve({ ...seen, tbt: blockingTime() });
    }, POLL_MS);
  });
  Object.assign(window, { benchmark: done });
}
