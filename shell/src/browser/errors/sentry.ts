import type { SiteRecord } from '@mall/contracts';
import {
  captureException,
  dedupeIntegration,
  type ErrorEvent,
  eventFiltersIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/react';
import { addReporter, UNHANDLED } from '../../site/report-error.ts';
import { isNoise } from './error-noise.ts';
import { codeOwner, debugImages } from './release-files.ts';

export interface SentrySettings {
  dsn: string;
  site: SiteRecord;
  pageUrl(): string;
}

function filesOf({ exception }: ErrorEvent): string[] {
  const frames = exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? [];
  return frames.map(({ filename }) => filename ?? '').reverse();
}

function prepared(event: ErrorEvent, pageUrl: string): ErrorEvent {
  const files = filesOf(event);
  const owner = codeOwner(files);
  const found = owner ? { app: owner.app, app_release: owner.release } : {};
  return {
    ...event,
    tags: { ...found, ...event.tags },
    request: { url: pageUrl },
    debug_meta: { images: debugImages(files) },
  };
}

export function startSentry({ dsn, site, pageUrl }: SentrySettings): void {
  const releaseOf = (app: string) => site.apps.find(({ name }) => name === app)?.release;
  init({
    dsn,
    release: `shell@${releaseOf('shell')}`,
    // No breadcrumbs and no sessions: the error's own data is enough.
    defaultIntegrations: [
      eventFiltersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
    ],
    beforeSend: (event) => prepared(event, pageUrl()),
  });
  addReporter(({ error, context, unhandledRejection }) => {
    if (isNoise(error, unhandledRejection)) return;
    const { app, part } = context;
    // The shell may have caught a remote's error: the stack then names the owner.
    const owner = app === 'shell' ? {} : { app, app_release: releaseOf(app) };
    captureException(error, {
      captureContext: { tags: { part, ...owner } },
      mechanism: { type: part, handled: part !== UNHANDLED },
    });
  });
}
