import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { ask } from '../queue/dialog-queue.ts';
import { dialogQueueAtom } from '../queue/dialog-queue-atom.ts';

/** Asks for the coupons' dialog: for the shell alone, remotes have no part in the coupon day. */
export function useShowCoupons(): () => void {
  const setQueue = useSetAtom(dialogQueueAtom);
  return useCallback(() => setQueue((queue) => ask(queue, { kind: 'coupon-rules' })), [setQueue]);
}
