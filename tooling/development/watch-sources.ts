/** Notices changed files below the sources of the repository. */
import { existsSync, type FSWatcher, globSync, watch } from 'node:fs';
import path from 'node:path';

/** Changes within this time are one. */
const PAUSE_MS = 50;

function foldersOf(root: string): string[] {
  return globSync('{shell,mf-*,api,shared/*}/{src,content}', { cwd: root });
}

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
  const watchFolder = (folder: string, recursive: boolean): FSWatcher =>
    watch(path.join(root, folder), { recursive }, (_event, name) => {
      if (name) note(path.join(folder, name));
    });
  const apps = globSync('{shell,mf-*}', { cwd: root }).filter((folder) =>
    existsSync(path.join(root, folder, 'mf.json')),
  );
  const watchers = [
    ...foldersOf(root).map((folder) => watchFolder(folder, true)),
    ...apps.map((folder) => watchFolder(folder, false)),
  ];
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
