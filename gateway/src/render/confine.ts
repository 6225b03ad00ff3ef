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

/** Frozen intrinsics leave out global names, and what is not JavaScript itself: a patched one would break other remotes. */
for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
  if (value === undefined) continue;
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false });
}
const FETCHING = [Headers, Request, Response, URL, URLSearchParams, TextDecoder, TextEncoder];
for (const shared of [...FETCHING, AbortController, AbortSignal, EventTarget]) {
  for (const owner of [shared, shared.prototype]) Object.freeze(owner);
}
