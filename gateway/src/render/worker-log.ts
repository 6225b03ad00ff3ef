/** What a render worker and the code of its remotes log, within a limit: a loop must not fill the disk. */
import type { SiteRecord } from '@mall/contracts';
import { WindowCounter } from '../base/window-counter.ts';

export type RenderLog = (
  level: 'info' | 'warn' | 'error',
  fields: Record<string, unknown>,
  message: string,
) => void;

/** Many times what an app logs that fails on each page. */
const LIMITS = { lines: 1_000, bytes: 1024 * 1024, spanMs: 60_000 };
/** The least that a line counts, so that one limit holds for lines and bytes. */
const MIN_LINE_BYTES = Math.floor(LIMITS.bytes / LIMITS.lines);

const sizeOf = (value: unknown) => (typeof value === 'string' ? value.length : 8);

/** The log of workers. Each app has its own limit, and lines without a known app share one. */
export function limitedLog(log: RenderLog, { apps }: Pick<SiteRecord, 'apps'>): RenderLog {
  const names = new Set<unknown>(apps.map(({ name }) => name));
  const written = new WindowCounter(LIMITS.spanMs, names.size + 1);
  return (level, fields, message) => {
    const app = names.has(fields.app) ? String(fields.app) : '';
    const parts = Object.entries(fields).flat();
    const length = parts.reduce<number>((sum, part) => sum + sizeOf(part), message.length);
    const size = Math.max(length, MIN_LINE_BYTES);
    const total = written.add(size, app);
    if (total <= LIMITS.bytes) log(level, fields, message);
    else if (total - size <= LIMITS.bytes) {
      log(
        'warn',
        { app: fields.app, release: fields.release, ...LIMITS },
        'render worker logs too much',
      );
    }
  };
}
