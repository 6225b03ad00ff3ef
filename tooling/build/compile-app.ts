/** Builds one app by webpack: `compile-app.ts <folder> [--watch]`. Sends its parent the errors of each build. */
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { REPOSITORY } from '../repository.ts';
import { type BuildError, distinctErrors, firstLines, toBuildError } from './build-error.ts';

const [folder = '', mode] = process.argv.slice(2);
process.once('disconnect', () => process.exit(1));

function readConfiguration(): Configuration[] {
  const require = createRequire(import.meta.url);
  return require(path.join(folder, 'webpack.config.cjs')) as Configuration[];
}

/** For instance of a wrong `mf.json`. */
function wholeBuildError(error: unknown): BuildError {
  const text = error instanceof Error ? error.message : String(error);
  return { position: path.relative(REPOSITORY, folder), text: firstLines(text.split('\n')) };
}

function errorsOf(error: Error | null, stats: MultiStats | undefined): BuildError[] {
  if (error) return [wholeBuildError(error)];
  const { children = [] } = stats?.toJson({ all: false, errors: true, children: true }) ?? {};
  const errors = children.flatMap((side) => side.errors ?? []);
  return distinctErrors(errors.map((found) => toBuildError(found, REPOSITORY, folder)));
}

function report(errors: BuildError[]): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(errors, () => resolve());
  });
}

function build(): void {
  const compiler = webpack(readConfiguration());
  if (!compiler) throw new Error('webpack.config.cjs: no configuration');
  if (mode === '--watch') {
    compiler.watch({ aggregateTimeout: 50 }, async (error, stats) => {
      await report(errorsOf(error, stats));
      // webpack stops watching after such an error; the parent restarts it at the next change.
      if (error) process.exit(1);
    });
    return;
  }
  compiler.run(async (error, stats) => {
    const errors = errorsOf(error, stats);
    await report(errors);
    compiler.close(() => process.exit(errors.length > 0 ? 1 : 0));
  });
}

try {
  build();
} catch (error) {
  await report([wholeBuildError(error)]);
  process.exit(1);
}
