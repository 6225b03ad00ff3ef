/** The weekday at the mall. */
import type { Weekday } from '@mall/contracts';
import { useEffect, useState } from 'react';

function weekdayNow(): Weekday {
  const format = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/Budapest' });
  return format.format(new Date()).toLowerCase() as Weekday;
}

/** Undefined until the page lives in the browser: the server's page is kept beyond midnight. */
export function useToday(): Weekday | undefined {
  const [today, setToday] = useState<Weekday>();
  useEffect(() => setToday(weekdayNow()), []);
  return today;
}
