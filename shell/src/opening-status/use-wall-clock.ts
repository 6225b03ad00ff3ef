import { deviceTime, mallTime, type WallTime } from '@mall/opening-hours';
import { useSyncExternalStore } from 'react';

type ReadClock = (now: number) => WallTime;

const never = () => () => undefined;

/** How the header reads the time: as the mall's on the server and in hydration, then as the visitor's (requirement 4.2). */
export function useWallClock(): ReadClock {
  return useSyncExternalStore<ReadClock>(
    never,
    () => deviceTime,
    () => mallTime,
  );
}
