/** Notices changed files below the sources of the repository. */
import { globSync, watch } from 'node:fs';
import path from 'node:path';

/** Changes within this time are one. */
const PAUSE_MS = 50;

/**
 * Calls `onChange` with the changed files, relative to `root`, until the returned function is called.
 * Watched are every `src` and `content` folder and each app's own folder, for its `mf.json`.
 */
export function watchSources(root: string, onChange: (files: string[]) => void): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (file: string) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, PAUSE_MS);
  };
  const sources = globSync('{shell,mf-*,api,shared/*}/{src,content}', { cwd: root });
  const apps = globSync('{shell,mf-*}/mf.json', { cwd: root }).map((file) => path.dirname(file));
  const watchers = [...sources, ...apps].map((folder) =>
    watch(path.join(root, folder), { recursive: sources.includes(folder) }, (_event, name) => {
      if (name) note(path.join(folder, name));
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
