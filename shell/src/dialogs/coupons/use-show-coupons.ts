import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { ask } from '../queue/dialog-queue.ts';
import { dialogQueueAtom } from '../queue/dialog-queue-atom.ts';

/** Opens the coupons' dialog; remotes cannot. */
export function useShowCoupons(): () => void {
  const setQueue = useSetAtom(dialogQueueAtom);
  return useCallback(() => setQueue((queue) => ask(queue, { kind: 'coupon-rules' })), [setQueue]);
}
