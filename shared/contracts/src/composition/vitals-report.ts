/** What a browser reports when a document is left: web vitals and errors, and nothing of the visitor (decision 0024). */
import { z } from 'zod';
import { appNameSchema } from './app.ts';

const milliseconds = z.number().min(0).max(3_600_000);
const routeId = z.string().min(1).max(100);

export const vitalsReportSchema = z.strictObject({
  /** The name of the composition that the document was rendered from. */
  composition: z.string().regex(/^\d{1,9}(?:\.[0-9a-f]{8})?$/),
  /** The route of the document, whose vitals these are; left out for a page that is not found. */
  page: routeId.optional(),
  /** The routes that were shown, each with the apps whose code failed there. */
  routes: z.record(routeId, z.array(appNameSchema).max(20)),
  vitals: z
    .strictObject({
      LCP: milliseconds,
      INP: milliseconds,
      CLS: z.number().min(0).max(1_000),
      TTFB: milliseconds,
    })
    .partial(),
});
export type VitalsReport = z.infer<typeof vitalsReportSchema>;
export type VitalName = keyof VitalsReport['vitals'];
