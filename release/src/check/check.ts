/** The input and output of a check before promotion. */
import type { Composition, Release } from '@mall/contracts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The composition that is about to become live. */
export interface Candidate {
  action: Composition['action'];
  apps: Composition['apps'];
  releases: readonly Release[];
  /** The apps whose release differs from the live one. */
  changed: ReadonlySet<string>;
  live: readonly Release[];
  store: ReleaseStore;
}

export interface Issue {
  /** A warning is printed and does not stop the promotion. */
  severity: 'error' | 'warning';
  app: string;
  /** What is wrong, where, and what would be right. */
  message: string;
}

export type Check = (candidate: Candidate) => Issue[] | Promise<Issue[]>;

export const error = (app: string, message: string): Issue => ({ severity: 'error', app, message });

export const warning = (app: string, message: string): Issue => ({
  severity: 'warning',
  app,
  message,
});
