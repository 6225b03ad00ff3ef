// Supervises a steady child until it is killed itself; tells the child's id.
import path from 'node:path';
import { supervise } from '../supervise.ts';

supervise(
  [{ name: 'kept', script: path.join(import.meta.dirname, 'steady.mjs'), cwd: '/', env: {} }],
  { onLine: () => {}, onPids: ({ kept }) => process.stdout.write(`${kept}\n`) },
);
