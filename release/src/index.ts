/** Publishing, checking, promoting and rolling back releases; the release store. */

export { ReleaseError } from './base/errors.ts';
export { refsIn, refsOf } from './base/refs.ts';
export type { BrowserReport, PageProblem } from './browser-check/browser-report.ts';
export { changedApps } from './check/check.ts';
export { servedContract } from './check/served-contract.ts';
export { awaitDecision, type Decision } from './promote/decision.ts';
export { promote, remove } from './promote/promote.ts';
export { rollback } from './promote/rollback.ts';
export { takeBack, WATCH_MS } from './promote/take-back.ts';
export { brotliPath } from './publish/brotli.ts';
export { publish } from './publish/publish.ts';
export { activeCanary, refuseCanary, weightAt } from './rollouts/canary.ts';
export { isOpen } from './rollouts/pending-steps.ts';
export {
  clockOffsetOf,
  type PreviewKeys,
  previewKeys,
  previewOfToken,
} from './rollouts/preview.ts';
export { takeDueSteps } from './rollouts/take-steps.ts';
export { ownFrames, SourceMaps } from './source-maps/source-maps.ts';
export { BucketError } from './store/bucket-client.ts';
export { openBucket, openStore, openStoreOf, storeUrl } from './store/open-store.ts';
export type { ReleaseStore } from './store/release-store.ts';
export { AlteredFileError } from './store/releases.ts';
export type { Rollout, RolloutState } from './store/rollouts.ts';
export type { Refusal, Verdict } from './store/verdicts.ts';
