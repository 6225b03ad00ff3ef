/** Arguments and options of commands. @throws {InvalidArgumentError} saying what would be right. */
import { appNameOf, appNameSchema } from '@mall/contracts';
import { InvalidArgumentError } from 'commander';

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

/** A whole number from 1 to 9999; `what` begins the message for any other text. */
export const numberArgument = (what: string) => (text: string) => {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError(`${what} are a number from 1 to 9999`);
};
