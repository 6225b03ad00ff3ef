import { useRef, useState } from 'react';

/** Runs one task at a time and ignores others meanwhile. Returns whether one runs, and how to run one. */
export function useOneAtATime() {
  const [running, setRunning] = useState(false);
  // The state changes only with the next render.
  const runs = useRef(false);

  const run = (task: () => Promise<void>): void => {
    if (runs.current) return;
    runs.current = true;
    setRunning(true);
    void task().finally(() => {
      runs.current = false;
      setRunning(false);
    });
  };
  return [running, run] as const;
}
