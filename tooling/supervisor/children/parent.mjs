// Supervises a steady child until it is killed itself; tells the child's id.
import path from 'node:path';
import { Supervisor } from '../supervisor.ts';

const supervisor = new Supervisor({
  onLine: () => {},
  onPids: ({ kept }) => process.stdout.write(`${kept}\n`),
});
await supervisor.start({
  name: 'kept',
  script: path.join(import.meta.dirname, 'steady.mjs'),
  cwd: import.meta.dirname,
  env: {},
});
