import { useSyncExternalStore } from 'react';

/** Nothing changes what is read. */
const never = () => () => undefined;

/** What `read` finds in the browser; `onServer` there and while the page is hydrated. */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}
