/** The database of the drill: a PostgreSQL of its own where its programs are installed. */
import { execFileSync } from 'node:child_process';
import { chownSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Service } from './service.ts';

export interface DrillDatabase {
  url: string;
  /** Undefined for SQLite, which is no process. */
  service: Service | undefined;
  /** Keyed hashes of the addresses of all who have signed up. */
  subscribers(): string[];
}

const ADDRESSES = 'select email_hash from newsletter_subscribers';

function postgresPrograms(): string | undefined {
  const known = process.env.PATH?.split(path.delimiter) ?? [];
  const folders = [...globSync('/usr/lib/postgresql/*/bin').sort().reverse(), ...known];
  return folders.find((folder) => globSync(path.join(folder, '{initdb,psql}')).length === 2);
}

/** PostgreSQL refuses to run as root. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres']));
  return { uid: id('-u'), gid: id('-g') };
}

function startPostgres(programs: string, folder: string, port: number): DrillDatabase {
  const owner = account();
  mkdirSync(folder);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { stdio: 'pipe', cwd: folder, ...owner } as const;
  const data = path.join(folder, 'data');
  const init = ['-D', data, '-U', 'mall', '--auth=trust', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), init, options);
  const psql = (query: string) => {
    const args = [
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-U',
      'mall',
      '-d',
      'postgres',
      '-Atc',
      query,
    ];
    return execFileSync(path.join(programs, 'psql'), args, options).toString();
  };
  const service = new Service({
    name: 'PostgreSQL',
    command: path.join(programs, 'postgres'),
    args: ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
    env: {},
    cwd: folder,
    logFile: path.join(folder, '..', 'postgres.log'),
    account: owner,
    isReady: async () => {
      try {
        return psql('select 1') !== '';
      } catch {
        return false;
      }
    },
  });
  const subscribers = () => psql(ADDRESSES).split('\n').filter(Boolean);
  return { url: `postgres://mall@127.0.0.1:${port}/postgres`, service, subscribers };
}

function openSqlite(file: string): DrillDatabase {
  const subscribers = () => {
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare(ADDRESSES).all();
    database.close();
    return rows.map(({ email_hash }) => String(email_hash));
  };
  return { url: `sqlite:${file}`, service: undefined, subscribers };
}

/** @param folder where its files go. */
export function drillDatabase(folder: string, port: number): DrillDatabase {
  const programs = postgresPrograms();
  if (programs) return startPostgres(programs, path.join(folder, 'postgres'), port);
  return openSqlite(path.join(folder, 'site.sqlite'));
}
