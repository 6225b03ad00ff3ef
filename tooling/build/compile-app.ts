/**
 * Builds one app by webpack, as a process of its own: `compile-app.ts <folder> [--watch]`. Tells its
 * parent of each build, and ends when the parent is gone.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { complain } from '../checkout.ts';
import { whenParentEnds } from '../parent.ts';

/** Sent to the parent after each build. */
export interface BuildReport {
  type: 'built';
  ok: boolean;
}

const [folder = '', mode] = process.argv.slice(2);
whenParentEnds(() => process.exit(1));

function readConfiguration(): Configuration[] {
  const require = createRequire(import.meta.url);
  return require(path.join(folder, 'webpack.config.cjs')) as Configuration[];
}

function report(error: Error | null, stats: MultiStats | undefined): boolean {
  const ok = !error && stats !== undefined && !stats.hasErrors();
  if (error) complain(error.message);
  if (stats?.hasErrors() || stats?.hasWarnings()) {
    complain(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
  }
  process.send?.({ type: 'built', ok } satisfies BuildReport);
  return ok;
}

function build(): void {
  const compiler = webpack(readConfiguration());
  if (!compiler) throw new Error('webpack.config.cjs: no configuration');
  if (mode === '--watch') {
    compiler.watch({ aggregateTimeout: 100 }, report);
    return;
  }
  compiler.run((error, stats) => {
    const ok = report(error, stats);
    compiler.close(() => process.exit(ok ? 0 : 1));
  });
}

try {
  build();
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
