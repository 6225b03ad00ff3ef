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
  document.body.innerHTML = pageDataScript(data, '');
  expect(readPageData()).toEqual(data);
  expect(document.body.children).toHaveLength(1);
  expect(document.querySelector('script')?.type).toBe('application/json');
});

test('placeholders that the markup does not show are left out', () => {
  const image = (name: string) => ({
    '1x': `/${name}.jpg`,
    lqip: `data:image/webp;base64,${name}==`,
  });
  const hydration = { loaderData: { '/mozi': { first: image('first'), later: image('later') } } };
  const markup = '<img src="data:image/webp;base64,first==" alt="">';
  document.body.innerHTML = pageDataScript({ ...data, hydration }, markup);
  expect(readPageData().hydration.loaderData?.['/mozi']).toEqual({
    first: image('first'),
    later: { ...image('later'), lqip: '' },
  });
});

test('a page without data is an error', () => {
  expect(() => readPageData()).toThrow('the page has no #page-data');
  document.body.innerHTML = '<script type="application/json" id="page-data"></script>';
  expect(() => readPageData()).toThrow('the page has no #page-data');
});
