/** Publishing, checking, promoting and rolling back releases; the release store. */
export { actorOf } from './actor.ts';
export { promote } from './promote/promote.ts';
export { rollback } from './promote/rollback.ts';
export { brotliPath } from './publish/brotli.ts';
export { publish } from './publish/publish.ts';
export { ReleaseError } from './release-error.ts';
export { SourceMaps } from './source-maps/source-maps.ts';
export { openStore, storeUrl } from './store/open-store.ts';
export type { ReleaseStore } from './store/release-store.ts';
