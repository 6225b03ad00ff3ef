/** Runs `work` once what an input has changed may be painted: browsers paint before they run timers. */
export function afterInput(work: () => void): void {
  setTimeout(work);
}
