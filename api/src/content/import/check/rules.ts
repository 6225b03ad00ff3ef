/** What holds between fields of the content: values that are unique, exist elsewhere, or are in order. */

export interface UniqueRule {
  fields: readonly string[];
  perFile?: true;
  /** Values with the same key are the same. */
  key?: (value: string) => string;
}

/** `F-7` and `F-07` are one unit. */
export const unitKey = (unit: string) => unit.replace(/-0+/, '-');

export interface ReferenceRule {
  from: readonly string[];
  /** A file that could not be read, or a plan that a mall leaves out, refuses nothing. */
  to: string;
  /** What the value would be: `"<value>" is no <noun> in <file>`. */
  noun?: string;
  issue?: string;
}

/** The field `last` is not before the field `first` of the same object. */
export interface OrderRule {
  of: readonly string[];
  first: string;
  last: string;
  /** A day of `first` lasts to its end, as a day of `last` does. */
  firstIsEnd?: true;
}

export const UNIQUE: readonly UniqueRule[] = [
  { fields: ['shops.yaml *.slug'] },
  { fields: ['shops.yaml *.unit'], key: unitKey },
  // The ids of an event's dates begin with its id, or with the slug of its post.
  { fields: ['posts.yaml *.slug', 'events.yaml *.id'] },
  { fields: ['discounts.yaml *.slug'] },
  { fields: ['movies.yaml *.id'] },
  { fields: ['coupons.yaml *.slug'] },
  { fields: ['site.yaml categories.*.slug'] },
  { fields: ['site.yaml home.blocks.*'] },
  ...['shops', 'posts', 'discounts', 'movies'].map((list) => ({
    fields: [`site.yaml pinned.${list}.*`],
  })),
  { fields: ['site.yaml opening_hours.*.id'] },
  { fields: ['pages/* id'] },
  { fields: ['pages/* sections.*.id'], perFile: true },
  { fields: ['pages/* sections.*.prices.*.ticket'] },
  { fields: ['campaigns/* id'] },
  { fields: ['campaigns/* call'] },
  { fields: ['campaigns/* game.stations.*.id'], perFile: true },
  { fields: ['campaigns/* invitation.codes.*'], perFile: true },
  { fields: ['floor-plan/level.geojson features.*.id'] },
  { fields: ['floor-plan/unit.geojson features.*.id'] },
  { fields: ['floor-plan/unit.geojson features.*.properties.shop'] },
  {
    // A relationship names any of the three.
    fields: ['opening', 'amenity', 'anchor'].map(
      (type) => `floor-plan/${type}.geojson features.*.id`,
    ),
  },
  { fields: ['floor-plan/relationship.geojson features.*.id'] },
];

export const REFERENCES: readonly ReferenceRule[] = [
  {
    from: [
      'site.yaml pinned.shops.*',
      'site.yaml menu_shops.*.desktop.*',
      'site.yaml menu_shops.*.mobile.*',
      'discounts.yaml *.shop',
      'coupons.yaml *.shop',
      'campaigns/* promotion.shops.*',
      'synonyms.yaml *.shop',
      'floor-plan/unit.geojson features.*.properties.shop',
    ],
    to: 'shops.yaml *.slug',
    noun: 'shop',
  },
  {
    from: [
      ...[
        'shops.yaml *.hours_group',
        'posts.yaml *.event.hours_group',
        'events.yaml *.hours_group',
      ],
      ...['pages/* opening_hours', 'site.yaml opening_exceptions.*.groups.*'],
    ],
    to: 'site.yaml opening_hours.*.id',
    noun: 'group of opening_hours',
  },
  {
    from: ['pages/* venue.shows.*.event', 'pages/* sections.*.venue.shows.*.event'],
    to: 'events.yaml *.id',
    noun: 'event',
  },
  { from: ['site.yaml pinned.posts.*'], to: 'posts.yaml *.slug', noun: 'post' },
  { from: ['site.yaml pinned.discounts.*'], to: 'discounts.yaml *.slug', noun: 'discount' },
  { from: ['site.yaml pinned.movies.*'], to: 'movies.yaml *.id', noun: 'movie' },
  {
    from: ['shops.yaml *.slug'],
    to: 'floor-plan/unit.geojson features.*.properties.shop',
    issue: 'has no unit; set "shop" in the properties of one in floor-plan/unit.geojson',
  },
  {
    from: [
      'pages/* venue.place',
      'pages/* sections.*.venue.place',
      'floor-plan/opening.geojson features.*.properties.unit_id',
      'floor-plan/amenity.geojson features.*.properties.unit_id',
    ],
    to: 'floor-plan/unit.geojson features.*.id',
    noun: 'unit',
  },
  {
    from: ['unit', 'opening', 'amenity', 'anchor'].map(
      (type) => `floor-plan/${type}.geojson features.*.properties.level_id`,
    ),
    to: 'floor-plan/level.geojson features.*.id',
    noun: 'level',
  },
];

export const ORDERS: readonly OrderRule[] = [
  { of: ['discounts.yaml *'], first: 'valid_from', last: 'valid_until' },
  {
    of: [
      ...['posts.yaml *.event', 'posts.yaml *.event.ages', 'events.yaml *', 'events.yaml *.ages'],
      ...['movies.yaml *.screenings.*', 'campaigns/*', 'campaigns/* promotion'],
      'campaigns/* invitation',
      ...['site.yaml opening_exceptions.*', 'shops.yaml *.exceptions.*'],
    ],
    first: 'from',
    last: 'until',
  },
  { of: ['campaigns/*'], first: 'from', last: 'entries_until' },
  { of: ['campaigns/*'], first: 'entries_until', last: 'until', firstIsEnd: true },
];
