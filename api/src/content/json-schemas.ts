/** JSON Schemas of the content files, by which an editor completes fields and marks mistakes. */
import { z } from 'zod';
import { contentFileSchemas } from './source-schema.ts';

/** Folder of the schemas, below the checkout. */
const FOLDER = 'api/content/schemas';

/** Paths in the checkout, with the text that each has to have. */
export function jsonSchemaFiles(): [file: string, text: string][] {
  const { pages, ...files } = contentFileSchemas;
  return Object.entries({ ...files, page: pages.element }).map(([name, schema]) => [
    `${FOLDER}/${name}.json`,
    `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`,
  ]);
}

/** Draft 7 is the newest that every YAML language server reads. */
function toJsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' });
}
