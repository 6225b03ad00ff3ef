/** The input and output of a check before promotion. */
import type { Release } from '@mall/contracts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The composition that is about to become live. */
export interface Candidate {
  apps: Readonly<Record<string, string>>;
  /** The releases that `apps` names, as far as the store holds them. */
  releases: readonly Release[];
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
