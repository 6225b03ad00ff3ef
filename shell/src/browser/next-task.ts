/** A task of its own: between two of them browsers paint what has changed, and handle input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
