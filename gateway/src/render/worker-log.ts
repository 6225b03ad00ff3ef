/** What a render worker and the code of its remotes log, within a budget: a loop must not fill the disk. */
import type { SiteRecord } from '@mall/contracts';
import { Budget } from './budget.ts';
import type { RenderLog } from './render-log.ts';

/** Many times what an app logs that fails on each page. */
const LIMITS = { lines: 1_000, bytes: 1024 * 1024, spanMs: 60_000 };

interface Budgets {
  lines: Budget;
  bytes: Budget;
  /** One line a span says that others are missing. */
  notice: Budget;
}

const newBudgets = (now: () => number): Budgets => ({
  lines: new Budget(LIMITS.lines, LIMITS.spanMs, now),
  bytes: new Budget(LIMITS.bytes, LIMITS.spanMs, now),
  notice: new Budget(1, LIMITS.spanMs, now),
});

const sizeOf = (value: unknown) => (typeof value === 'string' ? value.length : 8);

export class WorkerLog {
  readonly #log: RenderLog;
  /** Of each app, so that one that logs much silences no other; and of what names no app. */
  readonly #budgets: ReadonlyMap<string, Budgets>;
  readonly #unnamed: Budgets;

  constructor(log: RenderLog, { apps }: Pick<SiteRecord, 'apps'>, now = () => performance.now()) {
    this.#log = log;
    this.#budgets = new Map(apps.map(({ name }) => [name, newBudgets(now)]));
    this.#unnamed = newBudgets(now);
  }

  write(level: keyof RenderLog, fields: Record<string, unknown>, message: string): void {
    const app = typeof fields.app === 'string' ? fields.app : undefined;
    const { lines, bytes, notice } = this.#budgets.get(app ?? '') ?? this.#unnamed;
    const parts = Object.entries(fields).flat();
    const size = parts.reduce<number>((sum, part) => sum + sizeOf(part), message.length);
    // Both are spent, whichever is used up.
    const isWithin = [lines.spend(1), bytes.spend(size)].every(Boolean);
    if (isWithin) this.#log[level](fields, message);
    else if (notice.spend(1)) this.#log.warn({ app, ...LIMITS }, 'render worker logs too much');
  }
}
