import { Problems } from './problems.ts';
import { typeProblems } from './type-check.ts';

let written: string;
let changes: number;
let problems: Problems;

beforeEach(() => {
  [written, changes] = ['', 0];
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      written += text;
      return true;
    });
  }
  problems = new Problems(() => {
    changes += 1;
  });
});

const [first, second] = [
  { title: 'mf-cinema does not build', text: 'page.tsx:1:2' },
  { title: 'mf-cinema does not build', text: 'page.tsx:5:6' },
];

test('a problem is printed once, and once more when it is fixed', () => {
  problems.set('build', [first]);
  problems.set('build', [first]);
  problems.set('build', [first, second]);
  problems.set('build', []);
  expect(written).toBe(
    'mf-cinema does not build\npage.tsx:1:2\nmf-cinema does not build\npage.tsx:5:6\nbuild: fixed\n',
  );
  expect(changes).toBe(3);
});

test('problems of one source leave those of others', () => {
  problems.set('build', [first]);
  problems.set('types', [second]);
  problems.set('build', []);
  expect(problems.all()).toEqual([second]);
});

test('more than ten at once are counted', () => {
  const many = Array.from({ length: 12 }, (_, line) => ({ title: 'type error', text: `${line}` }));
  problems.set('types', many);
  expect(written.match(/type error/g)).toHaveLength(10);
  expect(written).toContain('… and 2 more');
});

test('types: each error with the lines that explain it, without what cannot be parsed', () => {
  const output = [
    "mf-cinema/src/page.tsx(49,9): error TS2322: Type 'A' is not assignable to type 'B'.",
    "  Property 'x' is missing.",
    'shell/src/page.ts(1,2): error TS2304: Cannot find name.',
    'shell/src/head.ts(9,9): error TS1005: expected.',
    'shell/src/head.ts(9,20): error TS2304: Cannot find name.',
    '',
  ].join('\n');
  expect(typeProblems(output)).toEqual([
    {
      title: 'type error',
      text: "mf-cinema/src/page.tsx:49:9\nerror TS2322: Type 'A' is not assignable to type 'B'.\n  Property 'x' is missing.",
    },
    { title: 'type error', text: 'shell/src/page.ts:1:2\nerror TS2304: Cannot find name.' },
  ]);
});
