import { useEffect, useState } from 'react';
import { untilNextMinute } from './opening-status.ts';

/** The visitor's time, renewed at each full minute and when the tab is looked at again; undefined on the server. */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const renew = () => {
      clearTimeout(timer);
      const current = new Date();
      setNow(current);
      timer = setTimeout(renew, untilNextMinute(current));
    };
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return now;
}
