/** An entry of `coupons.yaml`: a coupon of the coupon day. */
import { slugSchema } from '@mall/contracts';
import { z } from 'zod';
import type { FieldTypes } from './field-types.ts';

export const couponSchema = <
  Text extends z.ZodType,
  Link extends z.ZodType,
  Image extends z.ZodType,
>(
  field: FieldTypes<Text, Link, Image>,
) =>
  z.strictObject({
    slug: slugSchema,
    title: field.text,
    value: field.name.describe('Such as 20% or 1+1'),
    lead: field.text,
    body: field.html,
    shop: slugSchema.optional().describe('Slug of a shop'),
  });
