/** What the home page says of the hours to come. */
import { z } from 'zod';

const nameSchema = z.string().min(1);
const urlSchema = z.string().startsWith('/');
const momentSchema = z.iso.datetime({ offset: true });

/** A screening, or a date of an event. */
const beginningSchema = z.object({
  id: nameSchema,
  title: nameSchema,
  url: urlSchema,
  from: momentSchema,
  until: momentSchema,
  /** Where it is; of a film, how it is shown. */
  note: z.string(),
});
export type Beginning = z.infer<typeof beginningSchema>;

const endingSchema = z.object({
  title: nameSchema,
  url: urlSchema,
  /** The last day. */
  until: z.iso.date(),
  /** Whose it is, where a shop's. */
  shop: nameSchema.optional(),
});

/** More than is shown: what has begun makes way while the page is open. */
export const todaySchema = z.object({
  /** Not over yet, each on its next date alone. */
  events: z.array(beginningSchema),
  /** Not begun yet. */
  films: z.array(beginningSchema),
  /** Discounts and events of several days that end within a week. */
  ending: z.array(endingSchema),
});
export type Today = z.infer<typeof todaySchema>;
