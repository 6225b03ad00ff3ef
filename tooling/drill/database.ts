/** The database of the drill: a separate PostgreSQL. */
import { execFileSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { chownSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { TaskError } from '../repository.ts';
import { Service } from './service.ts';

const lookup = randomBytes(32);

/** The setting of that name: keys for personal data, which the APIs share. */
export const DATA_KEYS = `lookup:${lookup.toString('base64')},drill:${randomBytes(32).toString('base64')}`;

/** The keyed hash by which the API finds an address. */
export function addressHash(email: string): string {
  return createHmac('sha256', lookup).update(`email:${email}`).digest('hex');
}

function postgresPrograms(): string {
  const onPath = process.env.PATH?.split(path.delimiter) ?? [];
  const folders = [...globSync('/usr/lib/postgresql/*/bin').sort().reverse(), ...onPath];
  const found = folders.find((folder) => globSync(path.join(folder, '{initdb,psql}')).length === 2);
  if (found) return found;
  throw new TaskError('the drill needs PostgreSQL: apt-get install postgresql');
}

/** PostgreSQL refuses to run as root. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres']));
  return { uid: id('-u'), gid: id('-g') };
}

/** @param folder a new folder for its files. */
export function drillDatabase(folder: string, port: number) {
  const programs = postgresPrograms();
  const owner = account();
  mkdirSync(folder);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const url = `postgres://mall@127.0.0.1:${port}/postgres`;
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(programs, program), args, { stdio: 'pipe', cwd: folder, ...owner });
  const psql = (query: string) => run('psql', '-d', url, '-Atc', query).toString();
  run('initdb', '-D', data, '-U', 'mall', '--auth=trust', '--no-sync');
  const service = new Service({
    name: 'PostgreSQL',
    command: path.join(programs, 'postgres'),
    args: ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
    cwd: folder,
    logFile: `${folder}.log`,
    account: owner,
    isReady: async () => {
      try {
        return psql('select 1') !== '';
      } catch {
        return false;
      }
    },
  });
  /** Keyed hashes of the addresses of all who have signed up. */
  const subscribers = () =>
    psql('select email_hash from newsletter_subscribers').split('\n').filter(Boolean);
  return { url, service, psql, subscribers };
}
