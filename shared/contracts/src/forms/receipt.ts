/** The receipt of a purchase that takes part in a promotion; the parameter is the campaign's `call`. */
import { z } from 'zod';
import type { FormDeclaration } from '../values/form-declaration.ts';
import { FILE_MAX_BYTES, MAX_LENGTH } from '../values/limits.ts';
import * as values from '../values/text-values.ts';

const SHOP_MAX_LENGTH = 120;
const INVOICE = /^[\p{L}\d][\p{L}\d/ .-]{2,39}$/u;
/** Forints as receipts have them, no more than an integer column holds; thousands may be set apart. */
const SUM = /^\d{1,3}(?:[\s.,]?\d{3}){0,2}(?:[.,](?:-|00))?\s*(?:Ft\.?|HUF|forint)?$/i;

export const schemas = () => ({
  body: z.object({
    name: values.nameValue(),
    code: values.lineValue(MAX_LENGTH.code),
    shop: values.lineValue(SHOP_MAX_LENGTH),
    purchase_date: values.requiredText().pipe(z.iso.date('outdated')),
    purchase_time: values.requiredText().pipe(z.iso.time({ precision: -1, error: 'invalid' })),
    /** Forints. */
    purchase_sum: values.requiredText().regex(SUM, 'invalid'),
    invoice: values.requiredText().regex(INVOICE, 'invalid'),
    image_proof: values.fileValue(FILE_MAX_BYTES),
    accept_terms: values.consentValue(),
  }),
  data: z.object({ status: z.literal('uploaded') }),
});

export const form = {
  name: 'receipt',
  path: '/:call/upload',
  fields: {
    name: 'text',
    code: 'text',
    shop: 'text',
    purchase_date: 'text',
    purchase_time: 'text',
    purchase_sum: 'text',
    invoice: 'text',
    image_proof: 'file',
    accept_terms: 'checkbox',
  },
  outcomeByCode: { 'campaign:closed': 'closed' },
  linkOutcomes: [],
} as const satisfies FormDeclaration<z.input<ReturnType<typeof schemas>['body']>>;
