/**
 * `mf.json`: the manifest of an app. Shell, gateway and release checks learn everything from it that
 * they need before they load the app.
 */
import { z } from 'zod';
import { API_PATHS, type ApiCall } from '../api/calls.ts';
import { languageSchema, localizedTextSchema } from '../api/fields.ts';
import { appNameSchema } from './app.ts';
import { FOOTER_GROUPS } from './shell-parts.ts';

/** A path pattern such as `/uzletek/:slug`; `{product}` is replaced by the brand's slug. */
const pathPatternSchema = z
  .string()
  .max(200)
  .regex(
    /^\/$|^(?:\/(?::[a-z][a-zA-Z]*|(?:[a-z0-9-]|\{product\})+))+$/,
    'a path such as /uzletek/:slug, lower case, without a slash at its end',
  );

/** A path in each language; the same path twice makes the route neutral. */
const localizedPathSchema = z.strictObject({
  hu: pathPatternSchema,
  en: pathPatternSchema,
});

const idSchema = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens');

/** A route id in an `mf.json`. Promotion checks it, so links accept it like a generated id. */
export const routeRefSchema = idSchema.brand<'RouteRef'>();
export type RouteRef = z.infer<typeof routeRefSchema>;

const moduleSchema = (folder: string) =>
  z.string().regex(new RegExp(`^\\./${folder}/[a-z0-9-]+$`), `./${folder}/<name>`);

/** The key of a form's outcome is its name, which has capitals. */
const queryKeySchema = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9_-]*$/i, 'letters, digits, hyphens and underscores');

export const routeSchema = z.strictObject({
  /** What links name: unique in the whole site. */
  id: routeRefSchema,
  module: moduleSchema('pages'),
  paths: localizedPathSchema,
  /** More paths that show the same page; its canonical URL is the one of `paths`. */
  aliases: z
    .array(
      z.strictObject({
        path: pathPatternSchema,
        language: languageSchema.optional(),
        /** The element that this path scrolls to, as a hash does. */
        anchor: idSchema.optional(),
      }),
    )
    .default([]),
  /** Slots that the page shows; the shell loads them with the page. */
  slots: z.array(idSchema).default([]),
  /**
   * Those of `slots` that are below the first view, as `DeferredSlot`: the server renders them, and
   * the browser loads their scripts when they come near.
   */
  deferredSlots: z.array(idSchema).default([]),
  /**
   * For a path with `:slug`: the API list whose items' `slug` the path takes. Search results and
   * menus link to an item by this route.
   */
  entries: z.enum(['shops', 'posts', 'discounts', 'movies']).optional(),
  /** The list of a detail page: menus link to it, and so does the language switch of an unknown item. */
  list: routeRefSchema.optional(),
  /**
   * The query keys that the page reads, besides `lang`. The server ignores all others: with them the
   * URL is still the same page.
   */
  queryKeys: z
    .strictObject({
      /**
       * Of a list: the key by which a link filters it. The list of each shop category is a page of its
       * own: it is in the sitemap, and `meta` gives it a head.
       */
      category: queryKeySchema.optional(),
      /** Of a list of shops: the key by which a link filters it by a service. */
      service: queryKeySchema.optional(),
      /** Of a map: the key by which a link shows a place of the floor plan. */
      place: queryKeySchema.optional(),
      /**
       * Of the page that shows all that a search finds: the key of what was typed. The header's search
       * is a form that leads there.
       */
      search: queryKeySchema.optional(),
      others: z.array(queryKeySchema).default([]),
    })
    .optional(),
  /**
   * The API calls that the page's loader makes where its URL has no query: a navigation sends them while
   * the page's module loads. The parameter `:slug` is that of the path.
   */
  calls: z
    .array(
      z.strictObject({
        call: z.enum(Object.keys(API_PATHS) as [ApiCall, ...ApiCall[]]),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .default([]),
  /** The path carries a token: not indexed, no referrer, no analytics. */
  token: z.boolean().default(false),
  /**
   * The browser keeps the page for a visitor without a network, with the responses of these calls, which
   * take no parameters.
   */
  offline: z.array(z.enum(Object.keys(API_PATHS) as [ApiCall, ...ApiCall[]])).optional(),
  sitemap: z.boolean().default(true),
  footer: z.boolean().default(true),
  /**
   * The campaign of the content that the page belongs to: before its time the path is not found, after
   * it a notice that the campaign is over is shown. Menu entries that lead to it follow.
   */
  campaign: idSchema.optional(),
});
export type Route = z.infer<typeof routeSchema>;

/** A path that redirects to a route: 301 on the server, `replace` in the browser. */
const redirectSchema = z.strictObject({
  from: pathPatternSchema,
  /** Id of the target route. */
  to: routeRefSchema,
  /** Language of `from`; it becomes the stored language. */
  language: languageSchema,
});

const slotSchema = z.strictObject({
  /** The slot that this module fills. */
  name: idSchema,
  module: moduleSchema('slots'),
  /** Position among several modules that fill the same slot. */
  order: z.int().default(0),
  /** The campaign of the content in whose time alone the slot is filled. */
  campaign: idSchema.optional(),
});

/** Where the shell shows the links that apps declare. */
export const NAVIGATION_MENUS = [
  /** The header's row. The entry that leads to the list of shops opens the panel of shops. */
  'main',
  /** What a visitor on the way needs: the tiles with icons in the phones' menu. */
  'visit',
  /** The header's panel of services. */
  'services',
  /** Venues besides the shops: a group with icons in the panel of shops. */
  'venues',
  /** The buttons of the panel of shops; the last one is the primary button. */
  'shops',
  /** The cards of a page that has nothing to show: not found, not available. */
  'suggested',
  'footer',
  /** The small print: the footer's last line; the first entry is in the cookie notice, too. */
  'legal',
  /** The header's opening status: its first entry is where it leads without scripts. */
  'hours',
  /** What the search suggests before anything is typed. */
  'search',
] as const;
export type NavigationMenu = (typeof NAVIGATION_MENUS)[number];

/** Fields that a menu's entries must have besides the label. */
const REQUIRED_FIELDS: Partial<Record<NavigationMenu, readonly ('icon' | 'tone' | 'text')[]>> = {
  venues: ['icon', 'tone'],
  visit: ['icon'],
  suggested: ['icon', 'tone', 'text'],
};

/** A link to a route of any live app. Search finds every entry by label and keywords. */
export const navigationEntrySchema = z
  .strictObject({
    menu: z.enum(NAVIGATION_MENUS),
    route: routeRefSchema,
    /** The element of the page that the link leads to. */
    hash: idSchema.optional(),
    label: localizedTextSchema,
    /** A sentence below the label. */
    text: localizedTextSchema.optional(),
    /** An outline: the `d` of an SVG path on a ground of 24 by 24. */
    icon: z
      .string()
      .max(400)
      .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/, 'the `d` of an SVG path, such as M4 6h16v12H4z')
      .optional(),
    /** Colour of the icon's tile or of the card. */
    tone: z.enum(['sun', 'leaf', 'sky', 'plum', 'coral']).optional(),
    /** Words by which search finds the page besides its label, separated by spaces. */
    keywords: localizedTextSchema.optional(),
    order: z.int().default(0),
    /** The campaign in whose time alone the entry is shown; that of its route when left out. */
    campaign: idSchema.optional(),
    /** Of an entry of the footer: the group of links that it belongs to; the last one when left out. */
    group: z.enum(FOOTER_GROUPS).optional(),
  })
  .superRefine((entry, context) => {
    for (const field of REQUIRED_FIELDS[entry.menu] ?? []) {
      if (entry[field] !== undefined) continue;
      const message = `an entry of the menu ${entry.menu} needs it`;
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });
export type NavigationEntry = z.infer<typeof navigationEntrySchema>;

export const mfJsonSchema = z.strictObject({
  $schema: z.string().optional(),
  name: appNameSchema,
  owner: z.string().min(1),
  routes: z.array(routeSchema).default([]),
  redirects: z.array(redirectSchema).default([]),
  slots: z.array(slotSchema).default([]),
  navigation: z.array(navigationEntrySchema).default([]),
});
export type MfJson = z.infer<typeof mfJsonSchema>;
