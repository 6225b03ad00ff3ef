/** The routes of the site, as the apps declare them, and the phase of each campaign on the clock of the test run. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CampaignPhase, campaignPhase, mfJsonSchema, type Route } from '@mall/contracts';
import { clockNow } from '@mall/tooling/test-clock';

const ROOT = path.resolve(import.meta.dirname, '../..');

function routesIn(file: string): Route[] {
  return mfJsonSchema.parse(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))).routes;
}

export const ROUTES: readonly Route[] = globSync('*/mf.json', { cwd: ROOT })
  .sort()
  .flatMap(routesIn);

const DAY_MS = 24 * 60 * 60_000;

/** `from: 2026-11-20 10:00`, or a day. An hour more or less of summer time makes no difference here. */
function momentOf(text: string, field: 'from' | 'until'): number {
  const found = new RegExp(`^${field}: "?(\\d{4}-\\d\\d-\\d\\d)(?: (\\d\\d:\\d\\d))?`, 'm').exec(
    text,
  );
  if (!found) throw new Error(`the campaign has no ${field}`);
  const [, day, time] = found;
  const start = Date.parse(`${day}T${time ?? '00:00'}:00+01:00`);
  // A last day is in the campaign to its end.
  return field === 'until' && !time ? start + DAY_MS : start;
}

export function phaseOf(id: string): CampaignPhase {
  const text = readFileSync(path.join(ROOT, 'api/content/campaigns', `${id}.yaml`), 'utf8');
  const iso = (field: 'from' | 'until') => new Date(momentOf(text, field)).toISOString();
  return campaignPhase({ from: iso('from'), until: iso('until') }, clockNow().getTime());
}
