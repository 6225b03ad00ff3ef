import type { Composition } from '@mall/contracts';

/** The composition that made an app's live release live; `usable` is newest first. */
export function liveSince(usable: readonly Composition[], app: string): Composition | undefined {
  const id = usable[0]?.apps[app];
  const replaced = usable.findIndex(({ apps }) => apps[app] !== id);
  return usable.at(replaced < 0 ? -1 : replaced - 1);
}
