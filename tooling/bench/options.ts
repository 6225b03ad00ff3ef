/** The options of `npm run bench`. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { TaskError } from '../repository.ts';

export const PARTS = ['loading', 'rendering', 'serving', 'promotions', 'growth'] as const;
export type Part = (typeof PARTS)[number];

const PAGES = ['/', '/uzletek', '/uzletek/terkep', '/mozi', '/kedvezmenyek', '/uzletek/hm'];

export interface BenchOptions {
  rounds: number;
  /** The only part that runs; all when left out. */
  only?: Part;
  pages: readonly string[];
  /** Shops of the mall that `growth` renders. */
  shops: number;
  /** File of the JSON result. */
  json: string;
}

const MAX_ROUNDS = 50;
const MAX_SHOPS = 50_000;

const parseCount = (max: number) => (text: string) => {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= max) return count;
  throw new InvalidArgumentError(`A whole number from 1 to ${max}.`);
};

function parsePages(text: string): string[] {
  const pages = text.split(',');
  const wrong = pages.find((page) => !/^\/[^\s,?#]*$/.test(page));
  if (wrong === undefined) return pages;
  throw new InvalidArgumentError(`Paths separated by commas, as in /,/mozi; "${wrong}" is none.`);
}

/**
 * Reads the command line.
 * @throws {TaskError} naming the wrong option; with exit code 0 after `--help`.
 */
export function parseOptions(args: readonly string[]): BenchOptions {
  const command = new Command('npm run bench --')
    .description('Measures the site beside a monolith and a naive federation of the same sources.')
    .addOption(new Option('--only <part>', 'run one part').choices(PARTS))
    .option('--rounds <count>', 'visits of each page of each variant', parseCount(MAX_ROUNDS), 3)
    .option('--pages <paths>', 'pages to load, separated by commas', parsePages, PAGES)
    .option('--shops <count>', 'shops for growth', parseCount(MAX_SHOPS), 20_000)
    .option('--json <file>', 'where the result is written', '.cache/bench/result.json')
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  try {
    return command.parse(args, { from: 'user' }).opts<BenchOptions>();
  } catch (error) {
    const { message, exitCode } = error as { message: string; exitCode: number };
    throw new TaskError(message, exitCode === 0 ? 0 : 2);
  }
}
