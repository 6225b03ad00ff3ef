/** Finds fields by an address: files and a path in them, such as `pages/* sections.*.id`. */
import type { ReadContent } from '../read-folder.ts';

export interface Field {
  file: string;
  /** `sections.2.id` */
  path: string;
  value: unknown;
}

type Files = Pick<ReadContent, 'files'>;

/** The fields at `address` in the order of the files; fields that are left out are skipped. */
export function fieldsAt({ files }: Files, address: string): Field[] {
  const [pattern = '', path = ''] = address.split(' ');
  const folder = pattern.endsWith('/*') ? pattern.slice(0, -1) : undefined;
  return [...files]
    .filter(([file]) => (folder ? file.startsWith(folder) : file === pattern))
    .flatMap(([file, value]) => below({ file, path: '', value }, path));
}

/** The fields that `path` leads to from `field`. */
export function below(field: Field, path: string): Field[] {
  const steps = path ? path.split('.') : [];
  return steps.reduce((fields, step) => fields.flatMap((one) => stepInto(one, step)), [field]);
}

function stepInto({ file, path, value }: Field, step: string): Field[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key, inner]) => (step === '*' || key === step) && inner !== undefined)
    .map(([key, inner]) => ({ file, path: path ? `${path}.${key}` : key, value: inner }));
}
