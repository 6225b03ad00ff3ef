/** Whether the video may be created at all. */
import { prefersReducedMotion } from '@mall/ui';

/** Not every browser has it, and its type is in no standard library. */
type Connection = { saveData?: boolean } | undefined;

/** False for an automated browser (requirement 5.6), reduced motion and data saver: the picture stays. */
export function mayPlay(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !navigator.webdriver && !connection?.saveData && !prefersReducedMotion();
}
