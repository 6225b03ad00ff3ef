/** Resolves in a new task. Before it, the browser can paint what has changed and handle input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
