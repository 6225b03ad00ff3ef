/** JSON Schemas of the content files, by which an editor completes fields and marks mistakes. */
import { z } from 'zod';
import { importSchema } from '../schema/import-fields.ts';

const FOLDER = 'api/content/schemas';

/** A JSON Schema shows what is written in the files, which is the same on every day. */
const NOTHING_IS_READ = {
  today: '2000-01-01',
  readImage: () => Promise.reject(new Error('no image is read')),
  readVideo: () => Promise.reject(new Error('no video is read')),
};

/** Paths in the checkout, with the text that each has to have. */
export function jsonSchemaFiles(): [file: string, text: string][] {
  const { pages, campaigns, floor_plan, ...files } = importSchema(NOTHING_IS_READ).shape;
  const planFiles = Object.entries(floor_plan.unwrap().shape).map(
    ([type, schema]) => [`floor-plan-${type}`, schema] as const,
  );
  const named = [
    ...Object.entries({ ...files, page: pages.element, campaign: campaigns.unwrap().element }),
    ...planFiles,
  ];
  return named.map(([name, schema]) => [
    `${FOLDER}/${name}.json`,
    `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`,
  ]);
}

/** Draft 7 is the newest that every YAML language server reads. */
function toJsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' });
}
