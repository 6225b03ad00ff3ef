import { createQueryClient } from '../site/language-context.ts';
import { fillData } from './fill-data.ts';

const CONFIG = ['hu', 'config', {}] as const;
const CINEMA = ['hu', 'cinema', { day: 1 }] as const;
const renderedAt = 1_000;

let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  client = createQueryClient();
});
afterEach(() => client.clear());

test('the page’s own data and what it names of the site file are as old as the page', () => {
  const queries = [[CONFIG], [CINEMA, 'films']] as const;
  expect(fillData(client, { queries, renderedAt }, [[CONFIG, 'open']])).toBe(true);
  expect(client.getQueryData(CONFIG)).toBe('open');
  expect(client.getQueryData(CINEMA)).toBe('films');
  expect(client.getQueryState(CONFIG)?.dataUpdatedAt).toBe(renderedAt);
});

test('what the page was rendered without stays out', () => {
  const queries = [[CINEMA, 'films']] as const;
  expect(fillData(client, { queries, renderedAt }, [[CONFIG, 'open']])).toBe(true);
  expect(client.getQueryData(CONFIG)).toBeUndefined();
});

test('a file of another language has not what the page names', () => {
  const english = [[['en', 'config', {}], 'open']] as const;
  expect(fillData(client, { queries: [[CONFIG]], renderedAt }, english)).toBe(false);
  expect(client.getQueryCache().getAll()).toEqual([]);
});
