/**
 * Preloaded into render processes: refuses what Node.js has no permission for, as `RENDER_UID` does, and
 * fixes the globals that all pages use.
 */
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

function refuse(owner: object, name: string): void {
  const value = () => {
    const message = `${name} is not permitted in a render process`;
    throw Object.assign(new Error(message), { code: 'ERR_ACCESS_DENIED' });
  };
  Object.defineProperty(owner, name, { value, writable: false, configurable: false });
}

refuse(os, 'setPriority');
// Those with an underscore send a signal as well.
const signals = ['kill', '_kill', '_debugProcess', '_debugEnd'];
const users = ['setuid', 'seteuid', 'setgid', 'setegid', 'setgroups', 'initgroups'];
for (const name of [...signals, ...users]) refuse(process, name);
syncBuiltinESMExports();

/** Frozen intrinsics leave out what is not JavaScript itself: a remote that patches it would break the others. */
const SHARED = ['fetch', 'Headers', 'Request', 'Response', 'URL', 'URLSearchParams'];
const TIMING = ['setTimeout', 'clearTimeout', 'setInterval', 'AbortController', 'AbortSignal'];
for (const name of [...SHARED, ...TIMING]) {
  const value: unknown = Reflect.get(globalThis, name);
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
}
