/** The database of the drill: a PostgreSQL of its own. */
import { execFileSync } from 'node:child_process';
import { chownSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { TaskError } from '../repository.ts';
import { Service } from './service.ts';

export interface DrillDatabase {
  url: string;
  service: Service;
  /** Keyed hashes of the addresses of all who have signed up. */
  subscribers(): string[];
}

/** Folder of the newest installed version's programs. */
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
export function drillDatabase(folder: string, port: number): DrillDatabase {
  const programs = postgresPrograms();
  const owner = account();
  mkdirSync(folder);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { stdio: 'pipe', cwd: folder, ...owner } as const;
  const data = path.join(folder, 'data');
  const init = ['-D', data, '-U', 'mall', '--auth=trust', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), init, options);
  const url = `postgres://mall@127.0.0.1:${port}/postgres`;
  const psql = (query: string) =>
    execFileSync(path.join(programs, 'psql'), ['-d', url, '-Atc', query], options).toString();
  const service = new Service({
    name: 'PostgreSQL',
    command: path.join(programs, 'postgres'),
    args: ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
    env: {},
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
  const subscribers = () =>
    psql('select email_hash from newsletter_subscribers').split('\n').filter(Boolean);
  return { url, service, subscribers };
}
