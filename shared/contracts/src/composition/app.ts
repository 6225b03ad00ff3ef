/** Names of apps. The folder of a remote carries the prefix `mf-`, its name does not. */
import { z } from 'zod';

export const SHELL = 'shell';

export const appNameSchema = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens')
  .refine((name) => !name.startsWith('mf-'), 'the name without the prefix mf-');

/** The app that `text` means: a name (`cinema`) or a folder (`mf-cinema`, `mf-cinema/`). */
export function appNameOf(text: string): string {
  return text.replace(/\/+$/, '').replace(/^.*\//, '').replace(/^mf-/, '');
}

/** The folder of an app below the checkout's root. */
export function appFolderOf(name: string): string {
  return name === SHELL ? SHELL : `mf-${name}`;
}
