/** A small site for tests of the shell: a cinema with two pages, and a parking that fills their slot. */
import { mfJsonSchema, type SiteApp, type SiteRecord } from '@mall/contracts';
import { ModuleRegistry } from '../module-registry.ts';

const NO_FILES = { js: [], css: [], shared: [] };

const CINEMA = {
  name: 'cinema',
  routes: [
    {
      id: 'cinema',
      module: './pages/cinema',
      paths: { hu: '/mozi', en: '/cinema' },
      slots: ['below-page'],
      queryKeys: { others: ['nap'] },
    },
    {
      id: 'movie',
      module: './pages/movie',
      paths: { hu: '/mozi/:slug', en: '/cinema/:slug' },
      calls: [{ call: 'movie', params: { slug: ':slug' } }],
      footer: false,
    },
    { id: 'home', module: './pages/home', paths: { hu: '/', en: '/' } },
    {
      id: 'ticket',
      module: './pages/ticket',
      paths: { hu: '/jegy/:slug', en: '/jegy/:slug' },
      token: true,
    },
  ],
  redirects: [{ from: '/film', to: 'cinema', language: 'hu' }],
};

const PARKING = {
  name: 'parking',
  slots: [{ name: 'below-page', module: './slots/free-places' }],
};

/** An app of a site record. `mf` is what its `mf.json` holds besides its owner. */
export function sampleApp(mf: object, files: Partial<SiteApp> = {}): SiteApp {
  const declared = mfJsonSchema.parse({ owner: 'team', ...mf });
  const { name, routes, redirects, slots, navigation } = declared;
  return {
    ...{ name, routes, redirects, slots, navigation },
    ...{ release: '0123456789abcdef', entry: { js: [], css: [] } },
    ...{ exposes: {}, provides: {}, fonts: [], headScripts: [], integrity: {} },
    ...files,
  };
}

export function sampleSite(
  apps: SiteApp[] = [
    sampleApp(CINEMA, { exposes: { './messages/hu': NO_FILES, './messages/en': NO_FILES } }),
    sampleApp(PARKING),
  ],
): SiteRecord {
  return {
    revision: 7,
    brand: { name: 'Sample', slug: 'sample' },
    origin: 'https://mall.example',
    apps,
  };
}

/** An app with one page, which belongs to the campaign `easter`. */
export const sampleCampaign = (navigation: object[] = []) =>
  sampleApp({
    ...{ name: 'campaigns', navigation },
    routes: [
      {
        ...{ id: 'easter', module: './pages/easter', campaign: 'easter' },
        paths: { hu: '/husvet', en: '/easter' },
      },
    ],
  });

/** Modules by `<app> <exposed>`; loading an error throws it. */
export type SampleModules = Record<string, unknown>;

export function sampleModules(): SampleModules {
  const meta = () => ({ title: 'Cinema', description: 'What is on' });
  return {
    'cinema ./pages/cinema': { meta, Component: () => null },
    'cinema ./pages/movie': { meta, Component: () => null },
    'cinema ./messages/hu': { default: { films: { title: 'Filmek' } } },
    'cinema ./messages/en': { default: { films: { title: 'Films' } } },
    'parking ./slots/free-places': { Component: () => null },
  };
}

/** A registry of the sample site; the modules can be changed while it is used. */
export function sampleRegistry(modules: SampleModules) {
  const site = sampleSite();
  const asked: string[] = [];
  const registry = new ModuleRegistry(site, {
    async load({ name }, exposed) {
      asked.push(`${name} ${exposed}`);
      const module = modules[`${name} ${exposed}`];
      if (module instanceof Error) throw module;
      return module;
    },
  });
  return { site, registry, asked };
}
