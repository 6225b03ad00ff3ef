/** Whether apps are built for visitors or for the developer who works on them: by NODE_ENV. */
import path from 'node:path';

export const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';

export type Side = 'web' | 'node';

export const isDevelopedWeb = (side: Side) => IS_DEVELOPMENT && side === 'web';

/** Where an app's build goes, below its folder; the two modes never replace each other's builds. */
export function buildFolder(appFolder: string, mode = process.env.NODE_ENV): string {
  return path.join(appFolder, '.build', mode === 'development' ? mode : '');
}
