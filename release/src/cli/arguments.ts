/** Arguments and options of commands. @throws {InvalidArgumentError} saying what would be right. */
import { appNameOf, appNameSchema, isMallMinute } from '@mall/contracts';
import { fromMallMinute } from '@mall/opening-hours';
import { toMallTimestamp } from '@mall/opening-hours/mall-timestamp';
import { isSitePath } from '@mall/routing';
import { InvalidArgumentError } from 'commander';

export function appArgument(text: string): string {
  const app = appNameOf(text);
  if (appNameSchema.safeParse(app).success) return app;
  throw new InvalidArgumentError('An app is named like cinema or mf-cinema.');
}

export function refArgument(text: string): string {
  const [name = '', ...rest] = text.split('@');
  return [appArgument(name), ...rest].join('@');
}

/** For an argument that is repeated. */
export const several =
  (read: (text: string) => string) =>
  (text: string, earlier: string[] = []): string[] => [...earlier, read(text)];

/** A whole number from 1 to `max`. @param message for any other text. */
const wholeNumber = (max: number, message: string) => (text: string) => {
  if (/^[1-9]\d{0,8}$/.test(text) && Number(text) <= max) return Number(text);
  throw new InvalidArgumentError(message);
};

export const revisionArgument = wholeNumber(
  999_999_999,
  'A revision is a number like 12; see: release history.',
);
export const percentArgument = wholeNumber(100, 'A share is a whole percentage from 1 to 100.');
export const portArgument = wholeNumber(65_535, 'A port is a number from 1 to 65535.');
/** A whole number from 1 to 9999; `what` is what is counted, for the message for any other text. */
export const numberArgument = (what: string) =>
  wholeNumber(9_999, `The number of ${what} is from 1 to 9999.`);

/** A path of the site, without a host. */
export function pathArgument(text: string): string {
  if (isSitePath(text)) return text;
  throw new InvalidArgumentError('A page is a path like /mozi.');
}

/** A minute on the mall's clocks, as a timestamp with their offset. */
export function minuteArgument(text: string): string {
  if (isMallMinute(text)) return toMallTimestamp(fromMallMinute(text));
  throw new InvalidArgumentError('A time at the mall is like 2026-12-01T00:00.');
}

/** A duration such as `30m` or `2h`. @returns minutes. */
export function minutesArgument(text: string): number {
  const [, amount = '', unit] = /^([1-9]\d{0,3})([mh])$/.exec(text) ?? [];
  if (amount) return Number(amount) * (unit === 'h' ? 60 : 1);
  throw new InvalidArgumentError('A duration is like 30m or 2h.');
}
