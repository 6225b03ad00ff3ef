/** The settings of every process, read from the environment: one validated list. */
import { z } from 'zod';

const MAX_PORT = 65_535;

/** A number in a range; `rule` is the message for any other value. */
const number = (rule: string, min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number(rule).min(min, rule).max(max, rule);

const whole = (...range: Parameters<typeof number>) => number(...range).int(range[0]);

const port = whole(`a whole number from 1 to ${MAX_PORT}`, 1, MAX_PORT);
const processes = whole('a whole number from 1 to 64', 1, 64);
/** A render process takes some 150 MB before its first page. */
const renderMemory = whole('a whole number of megabytes from 256', 256);

/** An origin has no user; the `user:password@` of a server's own calls may stand before its host. */
const originUrl = (withUser: boolean) => (text: string) => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (withUser) Object.assign(url, { username: '', password: '' });
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
};
const ORIGIN_RULE = 'an origin such as https://www.example.com, without a path';
const origin = z
  .string()
  .refine(originUrl(false), ORIGIN_RULE)
  .transform((text) => new URL(text).origin);
const originWithUser = z
  .string()
  .refine(originUrl(true), ORIGIN_RULE)
  .transform((text) => new URL(text).href.replace(/\/$/, ''));

/** `file://data/store` would name the folder `/store` on the machine `data`. */
const STORE = /^(?:file:(?!\/\/[^/]).+|s3:\/\/[a-z0-9][a-z0-9.-]+(?:\/[\w./-]*)?)$/;

/** Origins separated by commas, each once. */
const origins = (each: typeof origin) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(each))
    .transform((list) => [...new Set(list)]);

const PREVIEW_KEYS = /^[a-z][\w-]*:[\w-]{32,}(?:,[a-z][\w-]*:[\w-]{32,})*$/;

const text = z.string().trim().min(1, 'a value that is not blank');
/** Node.js never ends trying to create a folder below `/proc`. */
const folder = text.regex(/^(?!\/proc\/)/, 'a folder outside of /proc');

const choice = new Intl.ListFormat('en', { type: 'disjunction' });
const oneOf = <Name extends string>(...names: Name[]) => z.enum(names, choice.format(names));

const token = z
  .string()
  .regex(/^[\w-]{24,200}$/, '24 or more letters, digits, hyphens and underscores');

export const settingsSchema = z.object({
  PORT: port.default(3000).describe('Port of the public web server.'),
  HOST: text.default('127.0.0.1').describe('Address that the public web server listens on.'),
  API_PORT: port.optional().describe('Port of the API process; PORT + 1 when not set.'),
  API_HOST: text.default('127.0.0.1').describe('Address that the API process listens on.'),
  API_ORIGIN: origins(originWithUser)
    .optional()
    .describe(
      'Origins of APIs that run elsewhere, separated by commas; none is started here. `https://user:password@host` for basic authentication.',
    ),
  PUBLIC_ORIGIN: origin
    .optional()
    .describe('Origin that visitors see, for canonical URLs; http://localhost:PORT when not set.'),
  DATA_DIR: folder
    .default('.data')
    .describe('Folder of the embedded database and the release store, relative to the checkout.'),
  IMAGES_DIR: folder
    .optional()
    .describe('Cache of image files; `images` in DATA_DIR when not set.'),
  UPLOADS_DIR: folder
    .optional()
    .describe('Uploaded receipts, shared by all APIs; `uploads` in DATA_DIR when not set.'),
  PREGENERATE_IMAGES: oneOf('on', 'off')
    .default('on')
    .describe('Whether all image files are made in the background, or each at its first request.'),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/|sqlite:).+/, 'postgres://… or sqlite:<file>')
    .optional()
    .describe('Database; SQLite in DATA_DIR when not set.'),
  DATA_KEYS: text
    .optional()
    .describe(
      'Keys for personal data, `lookup:<key>,<id>:<key>`; the file `data-keys` in DATA_DIR, made at the first start, when not set.',
    ),
  STORE_URL: z
    .string()
    .regex(STORE, 'file:<folder>, file:///<folder> with three slashes, or s3://<bucket>/<folder>')
    .optional()
    .describe('Release store; the folder `store` in DATA_DIR when not set.'),
  STORE_ENDPOINT: origin.optional().describe('Origin of the server of a store at `s3:`.'),
  STORE_REGION: text.default('us-east-1').describe('Region of a store at `s3:`.'),
  STORE_KEY_FILE: text
    .optional()
    .describe('File with `<access key>:<secret key>` of a store at `s3:`.'),
  BRAND_NAME: text
    .max(40, '40 characters at most')
    .default('Napliget')
    .describe('Name of the mall as visitors read it.'),
  BRAND_SLUG: z
    .string()
    .regex(/^[a-z0-9]+$/, 'lower-case letters and digits')
    .default('napliget')
    .describe('Name of the mall in paths such as /my{product}-card.'),
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https)$/, error: 'mailto:<address> or https://…' })
    .optional()
    .describe(
      'Where security issues are reported (`mailto:` or `https:`), for `/.well-known/security.txt`.',
    ),
  SENTRY_DSN: z
    .url('a URL such as https://<key>@<host>/<project>')
    .optional()
    .describe('Error reporting; none when not set.'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, 'smtp://user:password@host:port or smtps://…')
    .optional()
    .describe('Mail server; when not set, mails stay in the table `outbox` and the log says so.'),
  MAIL_FROM: text
    .regex(/[^\s<>@]@[^\s<>@]/, 'an address, as in Mall <news@example.org>')
    .optional()
    .describe('Sender of mails; no-reply@ the host of PUBLIC_ORIGIN when not set.'),
  PREVIEW_KEYS: z
    .string()
    .regex(PREVIEW_KEYS, '<id>:<key>, several separated by commas; a key has 32 or more letters')
    .optional()
    .describe(
      'Keys that sign the links of `release preview`, `<id>:<key>`: the first signs, all are accepted; the file `preview-keys` in DATA_DIR, made at the first start, when not set.',
    ),
  METRICS_TOKEN: token
    .optional()
    .describe(
      'Secret with which other machines read /metrics and the details of /readyz of the gateway: `Authorization: Bearer <secret>`.',
    ),
  METRICS_ORIGIN: origins(origin)
    .optional()
    .describe(
      'Origins of the gateways, separated by commas, where `release ui` reads /metrics; PUBLIC_ORIGIN when not set.',
    ),
  PAGE_TTL_SECONDS: number('a number of seconds from 0 to 3600', 0, 3600)
    .default(10)
    .describe('How long a page is fresh; older ones are served while a new one is rendered.'),
  OFFLINE_PAGES: oneOf('on', 'off')
    .default('on')
    .describe(
      'Whether browsers keep a few pages for visitors without a network; when off, they delete them at the next visit.',
    ),
  RENDER_TIMEOUT_SECONDS: number('a number of seconds from 0.01 to 60', 0.01, 60)
    .default(1.5)
    .describe(
      'How long rendering a page may take, and the API for a response with content. A part whose loading takes two thirds of it is left to the browser.',
    ),
  RENDER_PROCESSES: processes
    .default(2)
    .describe('How many processes render pages; a page that blocks one leaves the others.'),
  RENDER_MEMORY_MB: renderMemory
    .default(512)
    .describe(
      'Resident memory at which a render process is replaced. Without `/proc` (not Linux) only its JavaScript heap is limited, to twice as much.',
    ),
  SMOKE_TEST: oneOf('all', 'changed')
    .default('all')
    .describe(
      'Pages of a new composition’s smoke test: `changed`, those that the change can break; `all`, also the others once it is live.',
    ),
  RENDER_UID: whole('a whole number above 0; 0 is root', 1)
    .optional()
    .describe(
      'User and group id of render processes, set by `setpriv`; the gateway’s own when not set. The user must be able to read the release store and this checkout.',
    ),
  RENDER_NETWORK: oneOf('closed', 'open')
    .default('closed')
    .describe(
      'With RENDER_UID, `closed` starts the gateway only where these processes reach no network; `open` starts it anyway.',
    ),
  VITALS_PERCENT: whole('a whole percentage from 0 to 100', 0, 100)
    .default(10)
    .describe(
      'Percentage of documents whose browsers report web vitals and errors, without cookies; those of a canary all do.',
    ),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent')
    .default('info')
    .describe('Least severe log line that is written.'),
  ACTOR: text
    .optional()
    .describe('Who releases, for the audit log and `owners.json`; the account name when not set.'),
});

type RawSettings = z.infer<typeof settingsSchema>;

/** Settings with every default filled in. */
export interface Settings extends RawSettings {
  API_PORT: number;
  /** Where the gateway finds the APIs, whether started here or not. */
  apiOrigins: readonly string[];
  PUBLIC_ORIGIN: string;
}

/** Thrown for an unusable environment; the message is one line per wrong setting. */
export class SettingsError extends Error {}

/** Never shown: a password may be anywhere in a value that is wrong. */
const SECRETS = ['DATABASE_URL', 'DATA_KEYS', 'METRICS_TOKEN', 'PREVIEW_KEYS', 'SMTP_URL'];

/** A value as an error may show it; in others, too, what stands before an `@` may be a password. */
function shown(name: string, value: string | undefined): string {
  if (SECRETS.includes(name)) return 'another value';
  return JSON.stringify(value?.replace(/^.*@/s, '…@'));
}

/** The host by which this machine reaches a server that listens on `host`. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Reads the settings from `env` (an environment such as `process.env`). Empty values count as not set.
 * @throws {SettingsError} naming each wrong setting and what would be right.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `setting ${name}: ${message} (got ${shown(name, given[name])})`;
    });
    throw new SettingsError([...new Set(lines)].join('\n'));
  }
  const settings = parsed.data;
  const API_PORT = settings.API_PORT ?? settings.PORT + 1;
  if (API_PORT > MAX_PORT) {
    throw new SettingsError(`setting API_PORT: PORT + 1 is above ${MAX_PORT}; set it`);
  }
  return {
    ...settings,
    API_PORT,
    apiOrigins: settings.API_ORIGIN ?? [`http://${reachableHost(settings.API_HOST)}:${API_PORT}`],
    PUBLIC_ORIGIN: settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`,
  };
}
