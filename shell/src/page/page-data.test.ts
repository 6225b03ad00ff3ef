import { sampleSite } from '../remotes/testing/sample-site.ts';
import { type PageData, pageDataScript, readPageData } from './page-data.ts';

const data: PageData = {
  site: sampleSite(),
  hydration: { loaderData: { '/mozi': { title: '</script><b>&amp;</b>' } } },
  queries: { mutations: [], queries: [] },
  renderedAt: 1,
};

afterEach(() => {
  document.body.innerHTML = '';
});

test('the browser reads what the server has written, whatever the content', () => {
  document.body.innerHTML = pageDataScript(data);
  expect(readPageData()).toEqual(data);
  expect(document.body.children).toHaveLength(1);
  expect(document.querySelector('script')?.type).toBe('application/json');
});

test('a page without data is an error', () => {
  expect(() => readPageData()).toThrow('the page has no #page-data');
  document.body.innerHTML = '<script type="application/json" id="page-data"></script>';
  expect(() => readPageData()).toThrow('the page has no #page-data');
});
