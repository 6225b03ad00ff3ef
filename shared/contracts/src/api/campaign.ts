/** Campaigns: when each runs, and what its page shows beside its texts. */
import { z } from 'zod';
import { eventTimesSchema } from './event.ts';
import { slugSchema } from './fields.ts';

const momentSchema = z.iso.datetime({ offset: true });

/** Fits `CampaignTime`: it runs from `from` until just before `until`. */
const timeFields = { id: slugSchema, from: momentSchema, until: momentSchema };

/** `GET /campaigns`. One that has not begun keeps its title to itself. */
export const campaignsSchema = z.array(
  z.object({ ...timeFields, title: z.string().min(1).optional() }),
);
export type Campaigns = z.infer<typeof campaignsSchema>;

const presentSchema = z.object({ day: z.iso.date(), headline: z.string(), html: z.string() });

const stationSchema = z.object({
  id: slugSchema,
  name: z.string(),
  opens: momentSchema,
  /** Sanitised HTML; only once it is open. */
  clue: z.string().optional(),
  link: z.object({ label: z.string(), url: z.string() }).optional(),
});

const promotionSchema = z.object({
  /** First and last day of the purchases that count. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** Forints that a purchase comes to at least. */
  minimum: z.int().positive(),
  /** The shops whose receipts count, in alphabetical order. */
  shops: z.array(z.object({ slug: slugSchema, name: z.string() })),
});

/** `GET /campaigns/{slug}` */
export const campaignSchema = z.object({
  ...timeFields,
  title: z.string().min(1),
  /** It still runs, but takes neither words nor receipts any more. */
  entriesOver: z.literal(true).optional(),
  /** The first part of the paths of its calls, such as `/winter/upload`. */
  call: slugSchema.optional(),
  /** The newest present of the advent calendar. */
  present: presentSchema.optional(),
  /** The search game: its stations, in order. */
  stations: z.array(stationSchema).optional(),
  promotion: promotionSchema.optional(),
  /** Winners have been drawn. */
  hasWinners: z.literal(true).optional(),
  /** When and where the invited guests meet. */
  invitation: eventTimesSchema.extend({ place: z.string() }).optional(),
});
export type Campaign = z.infer<typeof campaignSchema>;
export type Station = NonNullable<Campaign['stations']>[number];

/** `GET /{call}/winners`, the newest first. */
export const winnersSchema = z.array(
  z.object({ name: z.string(), prize: z.string(), drawn: z.iso.date() }),
);
export type Winners = z.infer<typeof winnersSchema>;

/** `GET /coupons` */
export const couponSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  /** Such as `20%` or `1+1`. */
  value: z.string(),
  lead: z.string(),
  shop: z.object({ slug: slugSchema, name: z.string() }).optional(),
});
/** `GET /coupons/{slug}` */
export const couponDetailSchema = couponSchema.extend({ html: z.string() });
export type Coupon = z.infer<typeof couponSchema>;
