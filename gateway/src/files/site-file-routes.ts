/** `/site.json?v=<version>`: the site record, which pages share and load beside their scripts. */
import { type Composition, SITE_FILE_PATH } from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import type { PreparedSource } from '../http/fast-path.ts';
import { sendPlainPage } from '../http/plain-page.ts';
import { sendPrepared } from '../http/send-prepared.ts';
import { SITE_VERSION } from '../render/messages.ts';
import type { SiteFiles } from './site-files.ts';

const VERSIONED_URL = `${SITE_FILE_PATH}?v=`;

function versionOf(url = ''): string | undefined {
  const version = url.startsWith(VERSIONED_URL) ? url.slice(VERSIONED_URL.length) : '';
  return SITE_VERSION.test(version) ? version : undefined;
}

export function preparedSiteFiles(files: Pick<SiteFiles, 'find'>): PreparedSource {
  return {
    kind: 'file',
    prefix: SITE_FILE_PATH,
    find: (url) => {
      const version = versionOf(url);
      return version === undefined ? undefined : files.find(version);
    },
  };
}

export interface SiteFileOptions {
  files: Pick<SiteFiles, 'get'>;
  live: { readonly current: { composition: Pick<Composition, 'revision'> } | undefined };
}

export function addSiteFileRoute(app: FastifyInstance, { files, live }: SiteFileOptions): void {
  app.get(SITE_FILE_PATH, { config: { kind: 'file' } }, async (request, reply) => {
    const revision = live.current?.composition.revision ?? 0;
    const file = files.get(versionOf(request.raw.url), revision);
    return file ? sendPrepared(request, reply, file) : sendPlainPage(reply, 503);
  });
}
