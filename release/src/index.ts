/** Publishing, checking, promoting and rolling back releases; the release store. */

export { ReleaseError } from './base/release-error.ts';
export { awaitDecision, type Decision } from './promote/decision.ts';
export { promote } from './promote/promote.ts';
export { remove } from './promote/remove.ts';
export { rollback } from './promote/rollback.ts';
export { brotliPath } from './publish/brotli.ts';
export { type Published, publish } from './publish/publish.ts';
export { ownFrames } from './source-maps/own-frames.ts';
export { SourceMaps } from './source-maps/source-maps.ts';
export { AlteredFileError } from './store/altered-file-error.ts';
export { openStore, storeUrl } from './store/open-store.ts';
export type { ReleaseStore } from './store/release-store.ts';
export type { Refusal, Verdict } from './store/verdict.ts';
