/** The builds of the shell: the start scripts of the browser, and the server bundle that renders. */
import path from 'node:path';
import type { Configuration } from 'webpack';
import { appSource } from './app-source.ts';
import { baseConfiguration } from './base.ts';
import { BuildRecordPlugin } from './build-record-plugin.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';
import { shellFederation } from './federation.ts';
import { messageModules } from './messages.ts';
import type { Side } from './mode.ts';
import { routerAliases } from './router.ts';

const ENTRY: Record<Side, string> = { web: 'src/browser/entry.tsx', node: 'src/server/entry.tsx' };

/** @param folder the shell's folder. */
export function defineShell(folder: string): Configuration[] {
  const source = appSource(folder);
  const messages = messageModules(source);
  const side = (of: Side): Configuration => {
    const base = baseConfiguration(source, of);
    return {
      ...base,
      entry: {
        [of === 'web' ? 'shell' : 'server']: path.join(source.folder, ENTRY[of]),
      },
      resolve: {
        ...base.resolve,
        alias: { ...messageAliases(messages), ...routerAliases(source.folder) },
      },
      plugins: [...(base.plugins ?? []), ...shellFederation(source, of)],
    };
  };
  const web = side('web');
  web.plugins?.push(new ChunkIntegrityPlugin(), new BuildRecordPlugin(source, 'server.cjs'));
  return [web, side('node')];
}

/** The shell imports its joined messages as `shell-messages/hu`. */
function messageAliases(messages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).map(([module, file]) => [`shell-${module.replace('./', '')}$`, file]),
  );
}
