/** What a browser finds on the pages of a preview: the output of the task that visits them. */
import { touchedPageSchema } from '@mall/contracts';
import { z } from 'zod';

export const pageProblemSchema = z.strictObject({
  page: touchedPageSchema,
  kind: z.enum(['error', 'console', 'status', 'file', 'third-party', 'layout-shift', 'time-out']),
  /** What was seen; a stack has positions in built files. */
  text: z.string(),
  /** Whether the page of the live composition has it as well. */
  isLive: z.boolean(),
});
export type PageProblem = z.infer<typeof pageProblemSchema>;

export const browserReportSchema = z.strictObject({
  /** Pages that were visited. */
  pages: z.int().nonnegative(),
  problems: z.array(pageProblemSchema),
});
export type BrowserReport = z.infer<typeof browserReportSchema>;
