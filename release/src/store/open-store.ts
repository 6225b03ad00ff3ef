/** Where the release store is, and how it is opened. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '@mall/contracts';
import { ReleaseError } from '../base/errors.ts';
import type { BucketOptions } from './bucket-client.ts';
import { BucketReleases } from './bucket-releases.ts';
import { BucketStorage } from './bucket-storage.ts';
import { FolderReleases } from './folder-releases.ts';
import { FolderStorage } from './folder-storage.ts';
import type { OnRecordError } from './records.ts';
import { ReleaseStore } from './release-store.ts';

type StoreSettings = Pick<
  Settings,
  'DATA_DIR' | 'STORE_URL' | 'STORE_ENDPOINT' | 'STORE_REGION' | 'STORE_KEY_FILE'
>;

/** The store's URL by the settings: STORE_URL, or the folder `store` in DATA_DIR. */
export function storeUrl(settings: Pick<Settings, 'DATA_DIR' | 'STORE_URL'>): string {
  return settings.STORE_URL ?? `${settings.DATA_DIR}/store`;
}

/** Opens the store of the settings; relative folders are below `root`. @throws {ReleaseError} naming a setting. */
export function openStoreOf(
  settings: StoreSettings,
  root: string,
  onRecordError?: OnRecordError,
): ReleaseStore {
  const url = storeUrl(settings);
  if (!url.startsWith('s3:')) return openStore(url, root, onRecordError);
  const copies = resolve(root, settings.DATA_DIR, 'store-copies');
  return openBucket(bucketOf(settings, root), copies, onRecordError);
}

/** Opens the store at a folder or a URL `file:<folder>`; a relative one is below `root`. */
export function openStore(
  url: string,
  root = process.cwd(),
  onRecordError?: OnRecordError,
): ReleaseStore {
  const folder = folderOf(url, root);
  return new ReleaseStore(new FolderStorage(folder), new FolderReleases(folder), onRecordError);
}

function folderOf(url: string, root: string): string {
  if (url.startsWith('file://')) return fileURLToPath(url);
  const folder = url.replace(/^file:/, '');
  if (!/^[a-z0-9]+:/i.test(folder)) return resolve(root, folder);
  throw new ReleaseError(`setting STORE_URL: ${url} is not supported; use file:<folder>`);
}

/** Opens the store in a bucket. @param copies the folder for releases that are used on this machine. */
export function openBucket(
  options: BucketOptions,
  copies: string,
  onRecordError?: OnRecordError,
): ReleaseStore {
  const bucket = new BucketStorage(options);
  const releases = new BucketReleases(bucket, new FolderReleases(copies));
  return new ReleaseStore(bucket, releases, onRecordError);
}

function bucketOf(settings: StoreSettings, root: string): BucketOptions {
  const { STORE_URL = '', STORE_ENDPOINT, STORE_REGION, STORE_KEY_FILE } = settings;
  if (!STORE_ENDPOINT) throw needed('STORE_ENDPOINT', 'the origin of the server');
  if (!STORE_KEY_FILE) throw needed('STORE_KEY_FILE', 'a file with <access key>:<secret key>');
  const { hostname, pathname } = new URL(STORE_URL);
  const folder = pathname.replace(/^\/|\/$/g, '');
  return {
    endpoint: STORE_ENDPOINT,
    region: STORE_REGION,
    bucket: hostname,
    prefix: folder && `${folder}/`,
    ...keysIn(resolve(root, STORE_KEY_FILE)),
  };
}

const needed = (setting: string, what: string) =>
  new ReleaseError(`setting ${setting}: a store at s3: needs it, ${what}`);

function keysIn(file: string): Pick<BucketOptions, 'accessKey' | 'secretKey'> {
  const [, accessKey, secretKey] = /^([^\s:]+):(\S+)\s*$/.exec(readKeyFile(file)) ?? [];
  if (accessKey && secretKey) return { accessKey, secretKey };
  throw new ReleaseError(
    `setting STORE_KEY_FILE: ${file} needs one line, <access key>:<secret key>`,
  );
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { message } = error as Error;
    throw new ReleaseError(`setting STORE_KEY_FILE: ${message}`);
  }
}
