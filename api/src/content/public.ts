/** What the people half reads of the content; it imports nothing else of this folder. */
export { readBody } from './import/content-store.ts';
export type { LocalisedCampaign } from './localise/campaigns.ts';
export { type ApiContext, snapshotOf } from './snapshot/live-content.ts';
