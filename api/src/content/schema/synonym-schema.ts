/** An entry of `synonyms.yaml`: what visitors type besides the name of what they look for. */
import { API_SCHEMAS } from '@mall/contracts';
import { z } from 'zod';
import type { FieldKinds, FieldTypes } from './field-types.ts';

const { shape: shop } = API_SCHEMAS.shop;
const { kind } = API_SCHEMAS.floorPlan.shape.nodes.element.shape;

const TARGETS = ['shop', 'type', 'category', 'service', 'place'] as const;

export const synonymSchema = <Kinds extends FieldKinds>(field: FieldTypes<Kinds>) =>
  z
    .strictObject({
      words: field.text.describe('Separated by spaces; case, accents and endings do not count'),
      shop: shop.slug.optional().describe('Leads to this shop'),
      type: shop.type.optional().describe('Leads to every shop of this type'),
      category: shop.categories.element.optional().describe('Leads to the shops of this category'),
      service: shop.services.element.optional().describe('Leads to the shops with this service'),
      place: kind.describe('Leads to such places of the floor plan'),
      name: field.text.optional().describe('Of a service: the heading of its shops'),
    })
    .refine((entry) => TARGETS.filter((target) => entry[target] !== undefined).length === 1, {
      error: `needs exactly one of ${TARGETS.join(', ')}`,
    })
    .refine(({ service, name }) => (service === undefined) === (name === undefined), {
      path: ['name'],
      error: 'belongs to an entry with a service, which needs it',
    });
