import { mfJsonSchema } from '@mall/contracts';
import { routeTable } from '@mall/routing';
import { allowTracking, consent, track } from '@mall/runtime';
import { renderPage } from '@mall/testing';
import type { PageState } from '../../site/page-state.ts';
import { SiteContext, type SiteContextValue } from '../../site/site-context.ts';
import { useTracking } from './page-change.tsx';

const route = (id: string, path: string, token: boolean) => ({
  id,
  module: `./pages/${id}`,
  paths: { hu: path, en: path },
  token,
});
const routes = [route('gift-card', '/kartya', false), route('password', '/jelszo/:slug', true)];
const table = routeTable([mfJsonSchema.parse({ name: 'cards', owner: 'team-cards', routes })]);
const site = { table } as SiteContextValue;

function Watched() {
  useTracking();
  return null;
}

/** What is recorded of a click on the page of a route. */
async function recordedAt(routeId: string) {
  const state: PageState = { kind: 'page', language: 'hu', routeId, params: {}, data: null };
  const Component = () => (
    <SiteContext value={site}>
      <Watched />
    </SiteContext>
  );
  const page = { loader: async () => state, meta: () => ({ title: '', description: '' }) };
  await renderPage({ ...page, Component }, { app: 'shell', path: '/' });
  window.dataLayer = [];
  track({ event: 'Lead', category: 'Subscribe', label: 'Newsletter' });
  return window.dataLayer;
}

beforeEach(() => consent.set('granted'));
afterEach(() => allowTracking(true));

test('a page with a token in its path records nothing, even with consent', async () => {
  expect(await recordedAt('password')).toEqual([]);
});

test('another page records what visitors do', async () => {
  expect(await recordedAt('gift-card')).toHaveLength(1);
});
