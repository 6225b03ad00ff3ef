/**
 * The site record: a composition with the public parts of its releases, for the render worker and,
 * without what a browser does not load, for the shell in browsers: a file that all pages share. It
 * holds only what routing and loading need.
 */
import type { Composition } from './composition.ts';
import type { MfJson } from './mf-json.ts';
import type { ExposedModule, ModuleAssets, Release } from './release.ts';
import { releaseFileUrl } from './release-files.ts';

/** One live app. Paths have the brand's slug in place of `{product}`. */
export interface SiteApp
  extends Pick<MfJson, 'name' | 'routes' | 'redirects' | 'slots' | 'navigation'> {
  release: string;
  /** URLs of the files (`/js/cinema/<release>/…`). */
  entry: ModuleAssets;
  exposes: Record<string, ExposedModule>;
  provides: Record<string, ModuleAssets>;
  fonts: string[];
  headScripts: string[];
  /** `sha256-…` of the scripts that pages and loaders ask for by URL. */
  integrity: Record<string, string>;
}

export interface SiteRecord {
  revision: number;
  brand: { name: string; slug: string };
  /** Origin of canonical URLs, without a slash at its end. */
  origin: string;
  apps: SiteApp[];
  /** Ids of the campaigns that are over, at the moment that the record is for. */
  endedCampaigns?: string[] | undefined;
  /** When the next campaign begins or ends: the record holds until then. Milliseconds since 1970. */
  changesAt?: number | undefined;
}

/** The path of the file with the record; the query key `v` names its version. */
export const SITE_FILE_PATH = '/site.json';

/** The URL of the file with the record of one version. */
export function siteFileUrl(version: string): string {
  return `${SITE_FILE_PATH}?v=${version}`;
}

/** The record as browsers get it. */
export interface SiteFile {
  /** A hash of the text. */
  version: string;
  /** JSON. */
  text: string;
}

/** The settings that are part of the site record. */
export interface SiteIdentity {
  BRAND_NAME: string;
  BRAND_SLUG: string;
  PUBLIC_ORIGIN: string;
}

function urlsOf(files: readonly string[], release: Release): string[] {
  return files.map((file) => releaseFileUrl(release.app, release.id, file));
}

function withUrls<Assets extends ModuleAssets>(assets: Assets, release: Release): Assets {
  return { ...assets, js: urlsOf(assets.js, release), css: urlsOf(assets.css, release) };
}

function withUrlsEach<Assets extends ModuleAssets>(
  modules: Record<string, Assets>,
  release: Release,
): Record<string, Assets> {
  return Object.fromEntries(
    Object.entries(modules).map(([module, assets]) => [module, withUrls(assets, release)]),
  );
}

function scriptHash(
  { path, scriptIntegrity }: Release['files'][number],
  { app, id }: Release,
): [string, string][] {
  const file = path.replace(/^web\//, '');
  return scriptIntegrity ? [[releaseFileUrl(app, id, file), scriptIntegrity]] : [];
}

function siteApp(release: Release, slug: string): SiteApp {
  const { routes, redirects, slots, navigation, name } = JSON.parse(
    JSON.stringify(release.mf).replaceAll('{product}', slug),
  ) as MfJson;
  return {
    name,
    routes,
    redirects,
    slots,
    navigation,
    release: release.id,
    entry: withUrls(release.entry, release),
    exposes: withUrlsEach(release.exposes, release),
    provides: withUrlsEach(release.provides, release),
    fonts: urlsOf(release.fonts, release),
    headScripts: urlsOf(release.headScripts, release),
    integrity: Object.fromEntries(release.files.flatMap((file) => scriptHash(file, release))),
  };
}

/** Joins a composition and its releases into the site record. `releases` are those that `composition.apps` names. */
export function siteRecord(
  { revision }: Pick<Composition, 'revision'>,
  releases: readonly Release[],
  identity: SiteIdentity,
): SiteRecord {
  return {
    revision,
    brand: { name: identity.BRAND_NAME, slug: identity.BRAND_SLUG },
    origin: identity.PUBLIC_ORIGIN,
    apps: releases.map((release) => siteApp(release, identity.BRAND_SLUG)),
  };
}
