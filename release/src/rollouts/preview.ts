/** Previews: a signed link with which one browser gets releases, or a time, that others do not (decision 0022). */
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Composition, Settings } from '@mall/contracts';
import { readOrCreateSecret } from '@mall/server';
import { jwtVerify, SignJWT } from 'jose';
import type { ChangeOptions, Prepared } from '../promote/change.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Rollout } from '../store/rollouts.ts';
import { addRollout } from './new-rollout.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'preview';
const MINUTE_MS = 60_000;

/** Marks previews that a check in a browser makes for itself. A new field would be refused by older gateways. */
export const CHECK_REASON = 'check in a browser';

/** Secret keys by their ids; the first one signs. */
export type PreviewKeys = ReadonlyMap<string, Uint8Array>;

/** The keys of the settings, or those in a file that the first process creates. */
export function previewKeys(
  { PREVIEW_KEYS, DATA_DIR }: Pick<Settings, 'PREVIEW_KEYS' | 'DATA_DIR'>,
  root: string,
): PreviewKeys {
  const file = join(resolve(root, DATA_DIR), 'preview-keys');
  const create = () => `k1:${randomBytes(32).toString('base64url')}`;
  const text = PREVIEW_KEYS ?? readOrCreateSecret('PREVIEW_KEYS', file, create);
  const keys = text.split(',').map((entry) => entry.split(':') as [string, string]);
  return new Map(keys.map(([id, key]) => [id, new TextEncoder().encode(key)]));
}

interface PreviewPlan {
  minutes: number;
  /** The time that the site shows; it goes on from there. */
  clock?: string | undefined;
}

/** Records a preview. It shows apps of other teams without asking them: nobody else gets it. */
export async function addPreview(
  store: ReleaseStore,
  apps: Composition['apps'],
  { minutes, clock }: PreviewPlan,
  options: ChangeOptions,
): Promise<Rollout> {
  const until = new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  const plan = { kind: 'preview', apps, until, ...(clock && { clock }) } as const;
  const onPrepared = async (prepared: Prepared) =>
    options.onPrepared?.({ ...prepared, otherTeams: [] });
  const own = { ...options, forOtherTeam: true, onPrepared };
  return addRollout(store, plan, own, await store.live());
}

export interface PreviewSite {
  /** Origin that visitors see. */
  siteOrigin: string;
  previewKeys: () => PreviewKeys;
}

/** The link that begins a preview at `page` in the browser that opens it; it works until the preview ends. */
export async function previewLink(
  { id, until = '' }: Rollout,
  page: string,
  { siteOrigin, previewKeys }: PreviewSite,
): Promise<string> {
  const [[kid, key] = []] = previewKeys();
  if (!kid || !key) throw new Error('there is no key');
  const token = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, kid })
    .setAudience(AUDIENCE)
    .setSubject(id)
    .setExpirationTime(new Date(until))
    .sign(key);
  return `${siteOrigin}/preview?${new URLSearchParams({ token, page })}`;
}

/** The id of the rollout that a token is for; undefined when it is not valid, or not any more. */
export async function previewOfToken(
  token: string,
  keys: PreviewKeys,
): Promise<string | undefined> {
  const keyOf = ({ kid = '' }) => {
    const key = keys.get(kid);
    if (!key) throw new Error(`there is no key ${kid}`);
    return key;
  };
  const demanded = { algorithms: [ALGORITHM], audience: AUDIENCE };
  const verified = await jwtVerify(token, keyOf, demanded).catch(() => undefined);
  return verified?.payload.sub;
}

/** Milliseconds from now to the time that a preview shows. */
export function clockOffsetOf({ clock, at }: Rollout): number {
  return clock ? Date.parse(clock) - Date.parse(at) : 0;
}
