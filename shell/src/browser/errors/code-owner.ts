/** Which app's code an error comes from: the URLs of its files name app and release. */
export interface CodeOwner {
  app: string;
  release: string;
}

const FILE_OF_APP = /\/js\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\//;

/** @param files of an error's stack, the innermost first. */
export function codeOwner(files: readonly string[]): CodeOwner | undefined {
  for (const file of files) {
    const [, app, release] = FILE_OF_APP.exec(file) ?? [];
    if (app && release) return { app, release };
  }
  return undefined;
}
