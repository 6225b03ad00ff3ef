/** Watches the sources of the site. */
import { watch } from 'node:fs';

const PAUSE_MS = 50;

/** Sources, and the folders above them: each may be deleted and come back. */
const SOURCES =
  /^(?:shell|mf-[^/]+|api|shared(?:\/[^/]+)?)(?:\/(?:mf\.json|(?:src|content)(?:\/.*)?))?$/;
const isSource = (file: string) => SOURCES.test(file);

/** Calls `onChange` with changed files, relative to `root`, until the returned function is called. */
export function watchSources(root: string, onChange: (files: string[]) => void): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(
    root,
    { recursive: true, ignore: (file) => !isSource(file) },
    (_event, file) => {
      // Node.js before 24.14 ignores nothing.
      if (!file || !isSource(file)) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const files = [...changed];
        changed.clear();
        onChange(files);
      }, PAUSE_MS);
    },
  );
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
