/** The builds of a remote: one for the browser, one for the render worker. */
import type { Configuration } from 'webpack';
import { appSource } from './app-source.ts';
import { baseConfiguration, type Side } from './base.ts';
import { BuildRecordPlugin } from './build-record-plugin.ts';
import { remoteFederation } from './federation.ts';
import { messageModules } from './messages.ts';

/**
 * @param mf the content of the remote's `mf.json`.
 * @throws {Error} when `mf.json` is not right or names a module that is not there.
 */
export function defineRemote(mf: unknown): Configuration[] {
  const source = appSource(mf);
  const exposes = { ...source.modules, ...messageModules(source) };
  const side = (of: Side): Configuration => {
    const base = baseConfiguration(source, of);
    return {
      ...base,
      entry: {},
      plugins: [...(base.plugins ?? []), remoteFederation(source, of, exposes)],
    };
  };
  const web = side('web');
  web.plugins?.push(new BuildRecordPlugin(source, 'remoteEntry.cjs'));
  return [web, side('node')];
}
