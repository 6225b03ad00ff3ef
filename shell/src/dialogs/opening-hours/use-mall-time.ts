import { useEffect, useState } from 'react';
import { type MallTime, mallTime } from './open-now.ts';

const RENEWED_EVERY = 20_000;

/** The mall's time, for a dialog that stays open. */
export function useMallTime(): MallTime {
  const [time, setTime] = useState(() => mallTime(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setTime(mallTime(new Date())), RENEWED_EVERY);
    return () => clearInterval(timer);
  }, []);
  return time;
}
