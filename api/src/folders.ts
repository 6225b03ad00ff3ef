/** Where this package's files lie; only the entry points may load this module. */
import { join } from 'node:path';

const packageFolder = join(import.meta.dirname, '..');

export const CHECKOUT = join(packageFolder, '..');
/** The content that comes with the code. */
export const BUNDLED_CONTENT = join(packageFolder, 'content');
