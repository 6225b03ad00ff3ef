/**
 * Runs in every page of `npm run dev`: shows a good change by new components or a reload, shows what is
 * wrong, and reports errors to the terminal. A classic script: it imports nothing.
 */
interface PageState {
  version: string;
  problems: { title: string; text: string }[];
}

(() => {
  const BASE = '/__development';
  let version = document.currentScript?.dataset.version;
  let newest: PageState | undefined;
  let isUpdating = false;
  /** Components that have thrown are not there to be replaced. */
  let hasThrown = false;

  function element(tag: string, text: string, parent: ParentNode & Node): void {
    const made = document.createElement(tag);
    made.textContent = text;
    parent.appendChild(made);
  }

  function showProblems(problems: PageState['problems']): void {
    document.querySelector('development-problems')?.remove();
    if (problems.length === 0) return;
    const host = document.createElement('development-problems');
    const root = host.attachShadow({ mode: 'open' });
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = `${BASE}/overlay.css`;
    const panel = document.createElement('section');
    panel.setAttribute('role', 'alert');
    for (const { title, text } of problems) {
      element('h2', title, panel);
      element('pre', text, panel);
    }
    root.append(style, panel);
    document.documentElement.append(host);
  }

  function send(error: unknown): void {
    const isError = error instanceof Error;
    hasThrown ||= isError;
    const message = isError ? `${error.name}: ${error.message}` : String(error);
    const stack = isError ? (error.stack ?? '') : '';
    const body = JSON.stringify({ page: location.pathname, message, stack });
    void fetch(`${BASE}/errors`, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  }

  /** Console calls that carry an error, or that are warnings of React, are worth a line in the terminal. */
  function listenToConsole(name: 'error' | 'warn'): void {
    // biome-ignore lint/suspicious/noConsole: what the page writes there is read here
    const original = console[name];
    console[name] = (...values: unknown[]) => {
      original(...values);
      const error = values.find((value) => value instanceof Error);
      if (error) send(error);
      else if (name === 'error') send(formatted(values));
    };
  }

  /** React writes `%s` in its warnings. */
  function formatted([first, ...rest]: unknown[]): string {
    return String(first).replace(/%[so]/g, () => String(rest.shift() ?? ''));
  }

  async function update(): Promise<void> {
    isUpdating = true;
    while (newest && newest.version !== version) {
      version = hasThrown ? undefined : await developmentRefresh.update().catch(() => undefined);
      if (!version) return location.reload();
    }
    isUpdating = false;
    showProblems(newest?.problems ?? []);
  }

  listenToConsole('error');
  listenToConsole('warn');
  addEventListener('error', ({ error, message }) => send(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => send(reason));

  const events = new EventSource(`${BASE}/events`);
  events.onmessage = ({ data }: MessageEvent<string>) => {
    newest = JSON.parse(data);
    if (!isUpdating) void update();
  };
  // An open stream keeps the page out of the back-forward cache's way.
  addEventListener('pagehide', () => events.close());
})();
