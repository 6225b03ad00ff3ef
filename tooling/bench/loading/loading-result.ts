/** What the visits of all variants have measured. */
import type { Variant } from '../variants/variants.ts';
import type { Visit } from './phone.ts';

/** The values of each variant, in the order of the rounds. */
export type ByVariant<Value> = Record<Variant, Value[]>;

export interface LoadingResult {
  /** First visits, by page. */
  visits: Record<string, ByVariant<Visit>>;
  /** Milliseconds, by the link that was followed. */
  navigations: Record<string, ByVariant<number>>;
  /** Visits after a release, with the files of an earlier visit in the cache, by page. */
  repeats: Record<string, ByVariant<Visit>>;
}
