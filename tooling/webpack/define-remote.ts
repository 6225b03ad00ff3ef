/** The builds of a remote: one for the browser, one for the render worker. */
import type { Configuration } from 'webpack';
import { appSource } from './app-source.ts';
import { baseConfiguration } from './base.ts';
import { BuildRecordPlugin } from './build-record-plugin.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';
import { remoteFederation } from './federation.ts';
import { messageModules } from './messages.ts';
import { isDevelopedWeb, type Side } from './mode.ts';
import { refreshPlugin } from './refresh-plugin.ts';

/**
 * @param folder the remote's folder.
 * @throws {TaskError} when its `mf.json` is invalid or names a module that is missing.
 */
export function defineRemote(folder: string): Configuration[] {
  const source = appSource(folder);
  const exposes = { ...source.modules, ...messageModules(source) };
  const side = (of: Side): Configuration => {
    const refresh = isDevelopedWeb(of);
    const base = baseConfiguration(source, of, { refresh, loadsStyles: false });
    return {
      ...base,
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        ...remoteFederation(source, of, exposes),
        ...(refresh ? [refreshPlugin(source.mf.name)] : []),
      ],
    };
  };
  const web = side('web');
  web.plugins?.push(new ChunkIntegrityPlugin(), new BuildRecordPlugin(source, 'remoteEntry.cjs'));
  return [web, side('node')];
}
