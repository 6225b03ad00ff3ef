/** A floor plan with an issue is refused, and the issue names the feature and what would be right. */
import { issuesOf } from '../../../testing/prepare-sample.ts';
import { type SampleContent, sampleContent } from '../../../testing/sample-content.ts';
import { sampleFloorPlan, sampleWay } from '../../../testing/sample-floor-plan.ts';

type Plan = NonNullable<SampleContent['floor_plan']>;
type Edit = (plan: Plan, content: SampleContent) => unknown;

async function issuesAfter(edit: Edit): Promise<string[]> {
  const content = { ...sampleContent(), floor_plan: sampleFloorPlan() };
  edit(content.floor_plan, content);
  return issuesOf(content);
}

/** @throws {Error} for an id that the sample plan does not have. */
function featureOf<Type extends keyof Plan>(
  plan: Plan,
  type: Type,
  id: string,
): Plan[Type]['features'][number] {
  const features: readonly Plan[Type]['features'][number][] = plan[type].features;
  const found = features.find((feature) => feature.id === id);
  if (!found) throw new Error(`the sample plan has no ${type} ${id}`);
  return found;
}

const unitOf = (plan: Plan, id: string) => featureOf(plan, 'unit', id);
const removeFeature = (plan: Plan, type: 'opening' | 'relationship', id: string) => {
  const features = plan[type].features as { id: string }[];
  features.splice(features.indexOf(featureOf(plan, type, id)), 1);
};
const wayOf = (plan: Plan, id: string) => featureOf(plan, 'relationship', id).properties;

const CASES: [name: string, edit: Edit, ...issues: string[]][] = [
  [
    'a shop without a unit',
    (plan) => delete unitOf(plan, 'F-02').properties.shop,
    'shops.yaml: sportisimo.slug: "sportisimo" has no unit; set "shop" in the properties of one in floor-plan/unit.geojson',
  ],
  [
    'an id twice',
    (plan) => {
      featureOf(plan, 'amenity', 'lift-upper').id = 'u-1';
      for (const { properties } of plan.relationship.features)
        for (const end of [properties.origin, properties.destination])
          if (end.id === 'lift-upper') Object.assign(end, { id: 'u-1', feature_type: 'anchor' });
      removeFeature(plan, 'relationship', 'lift-upper--u-1');
    },
    'floor-plan/anchor.geojson:3: features.u-1.id: "u-1" is in floor-plan/amenity.geojson, line 3, already; it must be unique',
  ],
  [
    'an open ring',
    (plan) => unitOf(plan, 'F-01').geometry.coordinates[0]?.pop(),
    'floor-plan/unit.geojson:2: features.F-01.geometry.coordinates: the ring is open; repeat its first corner at its end',
  ],
  [
    'a shop on another floor than its unit',
    (_plan, { shops }) => Object.assign(shops[1] ?? {}, { floor: 'upper' }),
    'floor-plan/unit.geojson:3: features.F-02.properties.level_id: "sportisimo" has the floor "upper" in shops.yaml',
  ],
  [
    'a shop in the unit of another',
    (_plan, { shops }) => Object.assign(shops[1] ?? {}, { unit: 'F-09' }),
    'floor-plan/unit.geojson:3: features.F-02.properties.shop: "sportisimo" has the unit F-09 in shops.yaml',
  ],
  [
    'a unit without a door',
    (plan) => {
      removeFeature(plan, 'opening', 'door-f-02');
      removeFeature(plan, 'relationship', 'g-1--door-f-02');
    },
    'floor-plan/unit.geojson:3: features.F-02.id: has no door; add an opening with this unit_id',
  ],
  [
    'a node that no way leads to',
    (plan) => removeFeature(plan, 'relationship', 'g-1--door-f-02'),
    'floor-plan/opening.geojson:3: features.door-f-02.id: no way leads to it from an entrance; add a relationship',
  ],
  [
    'a node that no way leads from',
    (plan) => Object.assign(wayOf(plan, 'u-1--door-e-02'), { direction: 'directed' }),
    'floor-plan/opening.geojson:5: features.door-e-02.id: no way leads from it to an entrance; add a relationship',
  ],
  [
    'a way to an unknown node',
    (plan) => plan.relationship.features.push(sampleWay(['anchor', 'g-1'], ['opening', 'u-1'])),
    'floor-plan/relationship.geojson:10: features.g-1--u-1.properties.destination.id: "u-1" is no opening in floor-plan/opening.geojson',
  ],
  [
    'a walk between two floors',
    (plan) => plan.relationship.features.push(sampleWay(['anchor', 'g-1'], ['anchor', 'u-1'])),
    'floor-plan/relationship.geojson:10: features.g-1--u-1.properties.category: leads from the level "ground" to "upper"; a traversal stays on one level',
  ],
  [
    'an escalator that is not one-way and has no length',
    (plan) => {
      const end = sampleWay(['anchor', 'g-1'], ['amenity', 'lift-ground'], {
        category: 'escalator',
      });
      plan.relationship.features.push({ ...end, id: 'escalator' });
    },
    'floor-plan/relationship.geojson:10: features.escalator.properties.direction: an escalator is directed; the other direction is a relationship of its own',
    'floor-plan/relationship.geojson:10: features.escalator.properties.metres: is missing; only the metres of a traversal follow from its ends',
  ],
  [
    'a lift within one floor',
    (plan) => {
      const lift = { category: 'elevator', metres: 20 } as const;
      plan.relationship.features.push(sampleWay(['anchor', 'g-1'], ['opening', 'entrance'], lift));
    },
    'floor-plan/relationship.geojson:10: features.g-1--entrance.properties.category: both ends are on the level "ground"; this category joins two levels',
  ],
  [
    'a door on another floor than its unit',
    (plan) =>
      Object.assign(featureOf(plan, 'opening', 'door-e-02').properties, { unit_id: 'F-02' }),
    'floor-plan/unit.geojson:5: features.E-02.id: has no door; add an opening with this unit_id',
    'floor-plan/opening.geojson:5: features.door-e-02.properties.unit_id: "F-02" is on the level "ground", not on "upper"',
  ],
  [
    'a plan without an entrance',
    (plan) => {
      featureOf(plan, 'opening', 'entrance').properties = {
        level_id: 'ground',
        category: 'pedestrian',
        unit_id: 'F-01',
      };
    },
    'floor-plan/opening.geojson: holds no entrance; add an opening of the category pedestrian.principal',
  ],
  [
    'a coordinate outside of the plan',
    (plan) => {
      featureOf(plan, 'anchor', 'g-1').geometry.coordinates = [19.04, -47.5];
    },
    'floor-plan/anchor.geojson:2: features.g-1.geometry.coordinates: metres from 0 to 2000, east and south of the plan’s north-western corner',
  ],
];

it.each(CASES)('refuses %s', async (_name, edit, ...issues) => {
  expect(await issuesAfter(edit)).toEqual(issues);
});
