/** Publishing, checking, promoting and rolling back releases; the release store. */
export { actorOf } from './actor.ts';
export type { Check, Issue } from './check/check.ts';
export { checkComposition } from './check/checks.ts';
export { type Change, type ChangeOptions, RefusedError } from './promote/change.ts';
export { promote } from './promote/promote.ts';
export { rollback } from './promote/rollback.ts';
export { brotliPath } from './publish/brotli.ts';
export { publish } from './publish/publish.ts';
export { ReleaseError } from './release-error.ts';
export { SourceMaps } from './source-maps/source-maps.ts';
export type { AuditEntry } from './store/audit-entry.ts';
export { openStore, storeUrl } from './store/open-store.ts';
export type { ReleaseStore } from './store/release-store.ts';
export { StaleCompositionError } from './store/stale-composition-error.ts';
