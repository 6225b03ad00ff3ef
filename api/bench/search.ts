/** Times 1,000 searches over a mall's number of shops, and over far more. Run: `node api/bench/search.ts`. */
import { performance } from 'node:perf_hooks';
import { createGroupIndex } from '../src/search/group-index.ts';

const QUERIES = 1_000;
const SIZES = [160, 20_000];
const SYLLABLES = ['ba', 'ci', 'dó', 'er', 'fü', 'gal', 'har', 'íz', 'ka', 'lő', 'mo', 'nus', 'pé'];

/** The same names in each run. */
function nameOf(number: number): string {
  const parts = [number % 13, (number * 7 + 3) % 13, Math.floor(number / 13) % 13, number % 11];
  return `${parts.map((part) => SYLLABLES[part]).join('')} ${SYLLABLES[number % 5]}${number % 97}`;
}

/** What visitors type: whole words, beginnings, and words with a slip. */
function queryOf(number: number): string {
  const name = nameOf(number * 31);
  const word = name.split(' ', 1)[0] ?? name;
  if (number % 3 === 0) return word;
  return number % 3 === 1 ? word.slice(0, 3) : `${word.slice(0, 2)}x${word.slice(3)}`;
}

function milliseconds(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

for (const size of SIZES) {
  const shops = Array.from({ length: size }, (_, number) => ({
    title: nameOf(number),
    keywords: `kategória ${number % 11}`,
    text: `Leírás ${nameOf(number + 5)} és ${nameOf(number + 9)}`,
  }));
  const started = performance.now();
  const index = createGroupIndex(
    shops,
    (shop) => shop,
    ({ title }) => title,
  );
  const built = performance.now() - started;
  const times = Array.from({ length: QUERIES }, (_, number) =>
    milliseconds(() => index.find(queryOf(number))),
  ).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(QUERIES * share)]?.toFixed(3);
  process.stdout.write(
    `${size} rows: built in ${built.toFixed(0)} ms, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms\n`,
  );
}
