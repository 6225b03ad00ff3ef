/** The features of the floor plan's files, and where each stands. */
import type { ContentIssue } from '../../../base/content-issue.ts';
import type { NewContent } from '../../schema/import-fields.ts';

export type FloorPlanFiles = NonNullable<NewContent['floor_plan']>;
export type FeatureType = keyof FloorPlanFiles;
export type Feature<Type extends FeatureType> = FloorPlanFiles[Type]['features'][number];

export const FLOOR_PLAN_FOLDER = 'floor-plan';

/** Path of the file with the features of a type, inside the content folder. */
export function floorPlanFile(type: FeatureType): string {
  return `${FLOOR_PLAN_FOLDER}/${type}.geojson`;
}

/** An issue of the feature at `index`; `field` is a path inside of it. */
export function featureIssue(
  type: FeatureType,
  index: number,
  field: string,
  message: string,
): ContentIssue {
  return { file: floorPlanFile(type), path: `features.${index}.${field}`, message };
}
