/** Content as files: screenings and events for the visitor's calendar, and the news as a feed. */
import { type Language, languageQuerySchema } from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  type CalendarEntry,
  calendarFile,
  eventEntry,
  screeningEntry,
} from '../content/calendar/calendar-file.ts';
import { addContentCall } from '../content/calls/content-calls.ts';
import { newsFeed } from '../content/feed/news-feed.ts';
import type { ApiContext } from '../content/snapshot/live-content.ts';
import type { ContentView } from '../content/snapshot/snapshot.ts';
import { orNotFound } from '../http/errors.ts';

const FEED = '/posts/feed.atom';
const CALENDAR_SUFFIX = '.ics';

/** Adds `/screenings/<id>.ics`, `/events/<id>.ics`, `/invitations/<id>.ics` and the feed, in the language of `lang`. */
export function addFileRoutes(api: FastifyInstance, context: ApiContext): void {
  const { brand, publicOrigin: origin } = context;
  addCalendar(api, context, 'screening', (view, id, { language, now }) =>
    screeningEntry(view.cinema(now), id, language),
  );
  addCalendar(api, context, 'event', ({ events }, id) => {
    const event = events.find(id);
    return event && eventEntry(event, origin);
  });
  addCalendar(api, context, 'invitation', ({ campaigns, pages }, id, { now }) => {
    const campaign = campaigns.detail(id, now);
    const path = campaigns.all.find((one) => one.id === id)?.invitation?.path;
    const { title: summary = '', lead: description = '' } = pages.get(id) ?? {};
    return (
      campaign?.invitation && {
        id,
        summary,
        description,
        ...campaign.invitation,
        url: `${origin}${path}`,
      }
    );
  });
  addContentCall(api, context, {
    name: 'newsFeed',
    url: FEED,
    type: 'application/atom+xml',
    query: languageQuerySchema,
    response: z.string(),
    respond: ({ posts }, { language }) =>
      newsFeed(
        posts.posts.flatMap(({ slug }) => posts.detail(slug) ?? []),
        { language, brand, origin, feedPath: `/api${FEED}?lang=${language}` },
      ),
  });
}

function addCalendar(
  api: FastifyInstance,
  context: ApiContext,
  kind: 'screening' | 'event' | 'invitation',
  find: (
    view: ContentView,
    id: string,
    request: { language: Language; now: Date },
  ) => CalendarEntry | undefined,
): void {
  addContentCall(api, context, {
    name: `${kind}Calendar`,
    url: `/${kind}s/:file`,
    type: 'text/calendar',
    query: languageQuerySchema,
    params: z.object({ file: z.string() }),
    response: z.string(),
    respond: (view, { params: { file }, language, now, reply }) => {
      const id = file.endsWith(CALENDAR_SUFFIX) ? file.slice(0, -CALENDAR_SUFFIX.length) : '';
      const entry = orNotFound(find(view, id, { language, now }));
      const { address, postal_code, city } = view.config.contact;
      reply.header('content-disposition', `attachment; filename="${id}${CALENDAR_SUFFIX}"`);
      return calendarFile(entry, {
        language,
        address: `${postal_code} ${city}, ${address}`,
        host: new URL(context.publicOrigin).hostname,
        now: context.now(),
      });
    },
  });
}
