/**
 * The site record: a composition with the public parts of its releases, for the render worker and,
 * without what a browser does not load, for the shell in browsers: a file that all pages share. It
 * holds only what routing and loading need.
 */
import type { Settings } from '../settings.ts';
import type { MfJson } from './mf-json.ts';
import type { Composition, ExposedModule, ModuleAssets, Release } from './release.ts';
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

/** The data of the badge that a preview shows. */
interface SitePreview {
  apps: { app: string; release: string; owner: string }[];
  /** When the preview ends, as an ISO time. */
  until: string;
  /** Milliseconds from now to the time that the site shows. */
  clockOffset: number;
}

/** How far clocks are ahead of UTC from a moment on, until the next entry of a list. */
export interface UtcOffset {
  /** Milliseconds since 1970. */
  from: number;
  minutes: number;
}

export interface SiteRecord {
  revision: number;
  /** The rollout whose releases are laid over those that are live; none for what is live. */
  rollout?: string | undefined;
  preview?: SitePreview | undefined;
  /** The percentage of documents that report web vitals and errors. */
  vitalsPercent?: number | undefined;
  brand: { name: string; slug: string };
  /** Origin of canonical URLs, without a slash at its end. */
  origin: string;
  apps: SiteApp[];
  /** Ids of the campaigns that are over, at the moment that the record is for. */
  endedCampaigns?: string[] | undefined;
  /** When the next campaign begins or ends: the record holds until then. Milliseconds since 1970. */
  changesAt?: number | undefined;
  /** Of the mall's clocks; the render processes add them. */
  utcOffsets?: readonly UtcOffset[] | undefined;
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

function siteApp(release: Release, slug: string): SiteApp {
  const mf = JSON.stringify(release.mf).replaceAll('{product}', slug);
  const { name, routes, redirects, slots, navigation } = JSON.parse(mf) as MfJson;
  const urlOf = (file: string) => releaseFileUrl(release.app, release.id, file);
  const withUrls = <Assets extends ModuleAssets>(assets: Assets): Assets => ({
    ...assets,
    js: assets.js.map(urlOf),
    css: assets.css.map(urlOf),
  });
  const withUrlsEach = <Assets extends ModuleAssets>(modules: Record<string, Assets>) =>
    Object.fromEntries(Object.entries(modules).map(([name, assets]) => [name, withUrls(assets)]));
  const hashes = release.files.flatMap(({ path, scriptIntegrity }) =>
    scriptIntegrity ? [[urlOf(path.replace(/^web\//, '')), scriptIntegrity]] : [],
  );
  return {
    name,
    routes,
    redirects,
    slots,
    navigation,
    release: release.id,
    entry: withUrls(release.entry),
    exposes: withUrlsEach(release.exposes),
    provides: withUrlsEach(release.provides),
    fonts: release.fonts.map(urlOf),
    headScripts: release.headScripts.map(urlOf),
    integrity: Object.fromEntries(hashes),
  };
}

/** How a page and the header `x-composition` name what the page was rendered from: `12`, or `12.1a2b3c4d`. */
export function compositionName({
  revision,
  rollout,
}: Pick<SiteRecord, 'revision' | 'rollout'>): string {
  return rollout ? `${revision}.${rollout}` : String(revision);
}

/** Joins a composition and its releases into the site record. `releases` are those that `composition.apps` names. */
export function siteRecord(
  { revision }: Pick<Composition, 'revision'>,
  releases: readonly Release[],
  settings: Pick<Settings, 'BRAND_NAME' | 'BRAND_SLUG' | 'PUBLIC_ORIGIN' | 'VITALS_PERCENT'>,
): SiteRecord {
  return {
    revision,
    brand: { name: settings.BRAND_NAME, slug: settings.BRAND_SLUG },
    origin: settings.PUBLIC_ORIGIN,
    vitalsPercent: settings.VITALS_PERCENT,
    apps: releases.map((release) => siteApp(release, settings.BRAND_SLUG)),
  };
}
