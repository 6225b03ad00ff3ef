/** Loads remotes in the render worker: their node bundles from the release store on this disk. */
import { containerName, type SiteApp } from '@mall/contracts';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ModuleSource } from '../remotes/module-registry.ts';

type Container = { init: unknown; get: unknown };

/** Node's own `require`, which webpack leaves as it is. */
declare const __non_webpack_require__: NodeJS.Require;

/** @param nodeEntries absolute path of each remote's node entry, by app. */
export function serverModules(nodeEntries: Record<string, string>): ModuleSource {
  registerPlugins([
    {
      name: 'node-entry-from-disk',
      async loadEntry({ remoteInfo }) {
        const exported = __non_webpack_require__(remoteInfo.entry) as Container &
          Record<string, Container>;
        return (exported[remoteInfo.entryGlobalName] ?? exported) as never;
      },
    },
  ]);
  return {
    async load(app: SiteApp, exposed: string) {
      const entry = nodeEntries[app.name];
      if (!entry) throw new Error('it has no node bundle');
      const container = containerName(app.name, app.release);
      registerRemotes([{ name: app.name, type: 'commonjs', entryGlobalName: container, entry }]);
      return loadRemote(exposed.replace('.', app.name));
    },
  };
}
