/** Releases as commands and logs name them. */
import type { Composition } from '@mall/contracts';

/** Releases by the names of their apps. */
export type Apps = Composition['apps'];

/** `cinema@<id>` for each app. */
export const refsIn = (apps: Apps): string[] =>
  Object.entries(apps).map(([app, id]) => `${app}@${id}`);

/** `cinema@<id> shops@<id>` */
export const refsOf = (apps: Apps): string => refsIn(apps).join(' ');
