/** Checks that each shop has one unit of its own, on its floor and with a door. */
import type { ContentIssue } from '../../../base/content-issue.ts';
import type { NewContent } from '../../schema/import-fields.ts';
import { type Feature, type FloorPlanFiles, featureIssue } from './plan-features.ts';

type Shop = NewContent['shops'][number];

/** `F-7` and `F-07` are one unit. */
const unitKey = (unit: string) => unit.replace(/-0+/, '-');

export function checkShopUnits(
  { unit, opening }: FloorPlanFiles,
  shops: readonly Shop[],
): ContentIssue[] {
  const bySlug = new Map(shops.map((shop) => [shop.slug, shop]));
  const entered = new Set(opening.features.map(({ properties: { unit_id } }) => unit_id));
  const units = new Map<string, string>();
  const issues = unit.features.flatMap((feature, index) => {
    const { shop: slug } = feature.properties;
    if (slug === undefined) return [];
    const first = units.get(slug);
    if (first !== undefined)
      return [
        featureIssue(
          'unit',
          index,
          'properties.shop',
          `"${slug}" is in the unit ${first} already; a shop has one unit`,
        ),
      ];
    units.set(slug, feature.id);
    return [
      ...checkUnit(feature, index, bySlug.get(slug)),
      ...(entered.has(feature.id)
        ? []
        : [featureIssue('unit', index, 'id', 'has no door; add an opening with this unit_id')]),
    ];
  });
  return [...issues, ...checkShops(shops, units)];
}

function checkUnit(
  { id, properties: { shop: slug, category, level_id } }: Feature<'unit'>,
  index: number,
  shop: Shop | undefined,
): ContentIssue[] {
  const issue = (field: string, message: string) => featureIssue('unit', index, field, message);
  if (!shop) return [issue('properties.shop', `"${slug}" is no shop in shops.yaml`)];
  const wrong: ContentIssue[] = [];
  if (category !== 'room')
    wrong.push(issue('properties.category', `is "${category}"; the unit of a shop is a "room"`));
  if (unitKey(shop.unit) !== unitKey(id))
    wrong.push(issue('properties.shop', `"${slug}" has the unit ${shop.unit} in shops.yaml`));
  if (shop.floor !== level_id)
    wrong.push(
      issue(
        'properties.level_id',
        `is "${level_id}", but "${slug}" has the floor "${shop.floor}" in shops.yaml`,
      ),
    );
  return wrong;
}

function checkShops(shops: readonly Shop[], units: ReadonlyMap<string, string>): ContentIssue[] {
  return shops.flatMap(({ slug, unit }, index) =>
    units.has(slug)
      ? []
      : [
          {
            file: 'shops.yaml',
            path: `${index}.unit`,
            message: `the floor plan has no unit for this shop; set "shop": "${slug}" at ${unit} in floor-plan/unit.geojson`,
          },
        ],
  );
}
