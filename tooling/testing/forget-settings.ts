/** Keeps tests from the site that the shell names: they would release, import and write into it. */
import { settingsSchema } from '@mall/contracts';

/** Removes the settings of a site from this process's environment, and so from that of its children. */
export function forgetSettings(): void {
  for (const name of Object.keys(settingsSchema.shape)) delete process.env[name];
}
