import { useSyncExternalStore } from 'react';
import { localStore } from './browser-store.ts';

/**
 * A value that this browser keeps as text under `key`, in all its tabs; where it keeps none, until the
 * document is left.
 * @param parse reads any text; what it makes of none is the value on the server.
 */
export function storedValue<Value>(key: string, parse: (text: string) => Value) {
  const none = parse('');
  const listeners = new Set<() => void>();
  let read = { text: '', value: none };
  /** What the browser refused to keep. */
  let unkept: string | undefined;
  /** The same object for the same text, as React wants it. */
  const current = (): Value => {
    const text = unkept ?? localStore.get(key) ?? '';
    if (text !== read.text) read = { text, value: parse(text) };
    return read.value;
  };
  const subscribe = (listener: () => void) => {
    const follow = ({ key: changed }: StorageEvent) => changed === key && listener();
    listeners.add(listener);
    window.addEventListener('storage', follow);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', follow);
    };
  };
  return {
    current,
    /** Calls `listener` after each change, of other tabs too; returns how to stop that. */
    subscribe,
    /** An empty text removes the value. */
    store(text: string): void {
      if (text) localStore.set(key, text);
      else localStore.remove(key);
      unkept = (localStore.get(key) ?? '') === text ? undefined : text;
      // An older text would come back with the next document.
      if (unkept !== undefined) localStore.remove(key);
      for (const listener of listeners) listener();
    },
    useIsKept: (): boolean =>
      useSyncExternalStore(
        subscribe,
        () => unkept === undefined,
        () => true,
      ),
    /** A component renders again when what it selects changes. */
    use: <Part>(select: (value: Value) => Part): Part =>
      useSyncExternalStore(
        subscribe,
        () => select(current()),
        () => select(none),
      ),
  };
}
