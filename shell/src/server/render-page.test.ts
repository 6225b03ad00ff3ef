/**
 * One page as a render worker renders it: its response, its document, and the data for the browser. The
 * renderer contract tests pages that fail, and the language of neutral ones.
 */
import type { FormResponse, RendererOptions } from '@mall/contracts';
import { resolveUrl } from '@mall/routing';
import { ErrorBoundary, type LoaderArgs } from '@mall/runtime';
import { aConfig } from '@mall/testing';
import { createElement } from 'react';
import type { PageData } from '../page/page-data.ts';
import { type SampleModules, sampleModules, sampleSite } from '../remotes/testing/sample-site.ts';
import { sampleLanguageContext } from '../site/testing/sample-language-context.ts';
import { siteFile } from './browser-site.ts';
import { pageRenderer } from './render-page.tsx';
import { startTimer } from './testing/start-timer.ts';

const PAGE = 'cinema ./pages/cinema';
const FORM_RESPONSE: FormResponse = {
  ...{ form: 'newsletter', path: '/mozi', status: 201, codes: [], inputs: {} },
};

let modules: SampleModules;
/** Data by API call; other calls fail. */
let responses: Record<string, unknown>;

beforeEach(() => {
  modules = sampleModules();
  responses = { config: aConfig(), cinema: { films: ['Comet'] } };
});

function change(module: string, parts: object): void {
  modules[module] = { ...(modules[module] as object), ...parts };
}

const shows = (text: string) => ({ Component: () => createElement('h1', {}, text) });

async function render(
  href: string,
  request: { formResponse?: FormResponse } = {},
  options: Partial<RendererOptions> = {},
) {
  const get = async (call: string) => responses[call] ?? Promise.reject(new Error(`no ${call}`));
  const sample = sampleLanguageContext(modules, get as never);
  const { site, table, registry, languageContext } = sample;
  const renderPage = pageRenderer({
    options: {
      site,
      nodeEntries: {},
      loadTimeoutMs: 10_000,
      startTimer,
      log() {},
      ...options,
    } as RendererOptions,
    registry,
    languageContexts: { create: () => languageContext },
  });
  const url = new URL(href, site.origin);
  const resolved = resolveUrl(table, url, undefined);
  if (resolved.kind === 'redirect') throw new Error(`${href} redirects`);
  const path = { site, table, file: siteFile(site), url, resolved };
  return renderPage({ url: href, storedLanguage: undefined, ...request }, path);
}

type Page = Awaited<ReturnType<typeof render>>;

function dataOf({ body }: Page): PageData {
  const [, json = ''] = /id="page-data">(.*)<\/script>/.exec(body) ?? [];
  return JSON.parse(json);
}

test('renders the page of its owner with its head and its loader’s expiry', async () => {
  change(PAGE, { ...shows('Filmek'), loader: async () => ({ validUntil: 5 }) });
  const { body, ...page } = await render('/mozi');
  expect(page).toEqual({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': 'hu' },
    variesByLanguage: false,
    owner: 'cinema',
    validUntil: 5,
    site: siteFile(sampleSite()),
    failed: [],
  });
  expect(body).toMatch(/<title[^>]*>Cinema.*<main.*<h1>Filmek<\/h1>.*<footer/s);
  expect(body).toContain(`href="/site.json?v=${page.site?.version}"`);
});

test('passes the page’s queries to the browser, without the data of its head', async () => {
  change(PAGE, {
    loader: async ({ load }: LoaderArgs) => {
      await load('cinema');
      return { head: 'made from this' };
    },
  });
  const page = await render('/mozi');
  expect(dataOf(page)).toEqual({
    site: `/site.json?v=${page.site?.version}`,
    composition: '7',
    hydration: {
      loaderData: { '/mozi': { kind: 'page', language: 'hu', routeId: 'cinema', params: {} } },
      actionData: null,
      errors: null,
    },
    queries: expect.arrayContaining([
      [['hu', 'config', {}], responses.config],
      [['hu', 'cinema', {}], responses.cinema],
    ]),
    renderedAt: expect.any(Number),
  });
});

const Broken = () => ({}) as never;

test('a page with a broken part is there, whatever the part throws', async () => {
  const part = createElement(ErrorBoundary, {
    fallback: null,
    children: createElement(Broken),
  });
  change(PAGE, { Component: () => createElement('main', {}, part) });
  expect(await render('/mozi')).toMatchObject({ status: 200, failed: ['cinema'] });
});

test('the browser repeats a call that has failed', async () => {
  change(PAGE, { loader: ({ load }: LoaderArgs) => load('shops').catch(() => null) });
  const { queries } = dataOf(await render('/mozi'));
  expect(queries.map(([[, call]]) => call)).toEqual(['config']);
});

test('header and footer are there while the site’s own data cannot be loaded', async () => {
  responses = {};
  const { status, body } = await render('/mozi');
  expect(status).toBe(200);
  expect(body).toContain('<footer');
});

test('passes the response of a form and the address for error reports to the browser', async () => {
  const options = { sentryDsn: 'https://errors' };
  const page = await render('/mozi', { formResponse: FORM_RESPONSE }, options);
  expect(dataOf(page)).toMatchObject({ formResponse: FORM_RESPONSE, ...options });
  expect(page.body).toMatch(/<title[^>]*>Cinema/);
});

test.each([422, 503, 0])('the title tells that a form got status %s', async (status) => {
  const formResponse = { ...FORM_RESPONSE, status };
  expect((await render('/mozi', { formResponse })).body).toMatch(/<title[^>]*>Hiba: Cinema/);
});

test('an unknown path is the shell’s page', async () => {
  const page = await render('/nincs-ilyen');
  expect(page).toMatchObject({ status: 404, owner: undefined, variesByLanguage: true, failed: [] });
  expect(dataOf(page).hydration.loaderData).toEqual({ '*': { kind: 'not-found', language: 'hu' } });
});
