/** Arguments and options of commands. @throws {InvalidArgumentError} saying what would be right. */
import { appNameOf, appNameSchema } from '@mall/contracts';
import { fromMallMinute } from '@mall/opening-hours';
import { toMallTimestamp } from '@mall/opening-hours/mall-timestamp';
import { isSitePath } from '@mall/routing';
import { InvalidArgumentError } from 'commander';
import { z } from 'zod';

export function appArgument(text: string): string {
  const app = appNameOf(text);
  if (appNameSchema.safeParse(app).success) return app;
  throw new InvalidArgumentError('an app is named like cinema or mf-cinema');
}

export function refArgument(text: string): string {
  const [name = '', ...rest] = text.split('@');
  return [appArgument(name), ...rest].join('@');
}

/** For an argument that is repeated. */
export const several =
  (read: (text: string) => string) =>
  (text: string, earlier: string[] = []): string[] => [...earlier, read(text)];

export function revisionArgument(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('a revision is a number like 12; see: release history');
}

/** A path of the site, without a host. */
export function pathArgument(text: string): string {
  if (isSitePath(text)) return text;
  throw new InvalidArgumentError('a page is a path like /mozi');
}

/** A minute on the mall's clocks, as a timestamp with their offset. */
export function minuteArgument(text: string): string {
  if (z.iso.datetime({ local: true, precision: -1 }).safeParse(text).success) {
    return toMallTimestamp(fromMallMinute(text));
  }
  throw new InvalidArgumentError('a time at the mall is like 2026-12-01T00:00');
}

/** A duration such as `30m` or `2h`. @returns minutes. */
export function minutesArgument(text: string): number {
  const [, amount = '', unit] = /^([1-9]\d{0,3})([mh])$/.exec(text) ?? [];
  if (amount) return Number(amount) * (unit === 'h' ? 60 : 1);
  throw new InvalidArgumentError('a duration is like 30m or 2h');
}

export function percentArgument(text: string): number {
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (percent >= 1 && percent <= 100) return percent;
  throw new InvalidArgumentError('a share is a whole percentage from 1 to 100');
}

/** A whole number from 1 to 9999; `what` begins the message for any other text. */
export const numberArgument = (what: string) => (text: string) => {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError(`${what} are a number from 1 to 9999`);
};

export function portArgument(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new InvalidArgumentError('a port is a number from 1 to 65535');
}
