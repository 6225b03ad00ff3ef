/** An entry of `coupons.yaml`: a coupon of the coupon day. */
import { slugSchema } from '@mall/contracts';
import { z } from 'zod';
import type { FieldKinds, FieldTypes } from './field-types.ts';

export const couponSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z.strictObject({
    slug: slugSchema,
    title: field.text,
    value: field.name.describe('Such as 20% or 1+1'),
    lead: field.text,
    body: field.html,
    shop: slugSchema.optional().describe('Slug of a shop'),
  });
