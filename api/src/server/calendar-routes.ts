/** Screenings and events as files for the visitor's calendar. */
import { type Language, languageQuerySchema } from '@mall/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  type CalendarEntry,
  calendarFile,
  eventEntry,
  screeningEntry,
} from '../content/calendar/calendar-file.ts';
import { type ApiContext, viewFor } from '../content/calls/content-calls.ts';
import type { ContentView } from '../content/snapshot/content-view.ts';
import { errorResponses, orNotFound } from '../http/errors.ts';
import { languageHeaders, languageOf } from '../http/language.ts';
import { refuseOtherMethods } from '../http/refuse-other-methods.ts';

const SUFFIX = '.ics';
const TYPE = 'text/calendar';

const paramsSchema = z.object({ file: z.string() });

interface CalendarContext extends ApiContext {
  /** Origin of the site in the links of the entries. */
  publicOrigin: string;
}

/** One kind of entry, with where it is found. */
interface CalendarCall {
  name: string;
  /** Pattern of its URLs; `:file` is `<id>.ics`. */
  url: string;
  find: (view: ContentView, id: string, language: Language) => CalendarEntry | undefined;
}

/** Adds `/screenings/<id>.ics` and `/events/<id>.ics` to `api`. */
export function addCalendarRoutes(api: FastifyInstance, context: CalendarContext): void {
  addCalendarCall(api, context, {
    name: 'screeningCalendar',
    url: '/screenings/:file',
    find: (view, id, language) => screeningEntry(view.cinema(context.now()), id, language),
  });
  addCalendarCall(api, context, {
    name: 'eventCalendar',
    url: '/events/:file',
    find: ({ events }, id) => {
      const event = events.find(id);
      return event && eventEntry(event, context.publicOrigin);
    },
  });
}

function addCalendarCall(
  api: FastifyInstance,
  context: ApiContext,
  { name, url, find }: CalendarCall,
): void {
  api.route({
    method: 'GET',
    url,
    schema: {
      operationId: name,
      headers: languageHeaders,
      querystring: languageQuerySchema,
      params: paramsSchema,
      response: { 200: { content: { [TYPE]: { schema: z.string() } } }, ...errorResponses },
    },
    handler: async (request, reply) => {
      const { file } = request.params as z.output<typeof paramsSchema>;
      const language = languageOf(request);
      const view = viewFor(context, request, reply);
      const id = file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : '';
      const entry = orNotFound(find(view, id, language));
      const { address, postal_code, city } = view.config.contact;
      reply.type(`${TYPE}; charset=utf-8`);
      reply.header('content-disposition', `attachment; filename="${entry.id}${SUFFIX}"`);
      return calendarFile(entry, {
        language,
        address: `${postal_code} ${city}, ${address}`,
        now: context.now(),
      });
    },
  });
  refuseOtherMethods(api, url, ['GET']);
}
