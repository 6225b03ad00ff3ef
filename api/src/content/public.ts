/** What the people half reads of the content; it imports nothing else of this folder. */
export type { LocalisedCampaign } from './localise/campaigns.ts';
export { type SnapshotSource, snapshotOf } from './snapshot/live-content.ts';
