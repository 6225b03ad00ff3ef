/** Refuses a name with which a new page, campaign or remote would not build or pass its checks. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { appFolderOf, appNameSchema, GATEWAY_PATHS, routeSchema, SHELL } from '@mall/contracts';
import { routeTable } from '@mall/routing';
import { readManifests } from '../build/apps.ts';
import { findRemoteLiterals } from '../fences/shell-literals.ts';
import { TaskError } from '../repository.ts';
import { messageFolders, nounOf } from '../webpack/messages.ts';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** A line of the shell's code that has the name, which then would be a remote's. */
function shellLine(root: string, name: string): string | undefined {
  const violations = findRemoteLiterals(root, [name]);
  return violations.find(({ text }) => text.includes(`'${name}'`))?.text.split(': ')[0];
}

/** What has the name already, so that no page of the app can. */
function holderOf(root: string, app: string, name: string): string | undefined {
  const manifests = existsSync(root) ? readManifests(root) : [];
  const ids = manifests.flatMap(({ routes }) => routes.map(({ id }) => id));
  const { paths, redirects } = routeTable(manifests);
  const patterns = [...paths, ...redirects].map(({ pattern }) => pattern.slice(1));
  if ([...ids, ...patterns, ...GATEWAY_PATHS].includes(name)) return 'a route or a path';
  if (name === 'messages') return 'each folder of messages';
  const folder = appFolderOf(app);
  const messages = messageFolders(path.join(root, folder)).find((one) => nounOf(one) === name);
  return messages ? `${folder}/${messages}` : shellLine(root, name);
}

/** @throws {TaskError} with the form of a command when one of its arguments is missing. */
export function checkGiven(args: readonly string[], command: string, example: string): void {
  if (args.includes('')) throw new TaskError(`usage: ${command}, for example ${example}`, 2);
}

/** @throws {TaskError} when the name is no route id, or a page of the app cannot have it. */
export function checkRouteName(root: string, app: string, name: string, example: string): void {
  if (!NAME.test(name) || !routeSchema.shape.id.safeParse(name).success) {
    const message = `"${name}" is not a valid name: use lower-case letters, digits and hyphens, at most 60, for example ${example}`;
    throw new TaskError(message, 2);
  }
  const holder = holderOf(root, app, name);
  if (holder) throw new TaskError(`${holder} has the name ${name} already; choose another name`, 2);
}

/** @throws {TaskError} when no remote and no route can have the name. */
export function checkAppName(root: string, name: string, example: string): void {
  if (name === SHELL || !appNameSchema.safeParse(name).success) {
    const message = `"${name}" is not a valid name of a remote: at most 40 lower-case letters, digits and hyphens, not ${SHELL} and not beginning with mf-; for example ${example}`;
    throw new TaskError(message, 2);
  }
  checkRouteName(root, name, name, example);
}
