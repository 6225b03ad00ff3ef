/** The older form that asks for the family card, for adults (requirement 6.4). */
import { z } from 'zod';
import type { FormDeclaration } from '../values/form-declaration.ts';
import { MAX_LENGTH } from '../values/limits.ts';
import * as values from '../values/text-values.ts';

export const schemas = () => ({
  body: z.object({
    last_name: values.nameValue(),
    first_name: values.nameValue(),
    email: values.emailValue(),
    postal_code: values.postalCodeValue(),
    city: values.lineValue(MAX_LENGTH.city),
    street_address: values.lineValue(MAX_LENGTH.address),
    /** `birthday:too_late` for those who are not 18 yet. */
    birthday: values.dayValue(),
    phone_number: values.lineValue(MAX_LENGTH.phoneNumber),
    newsletter: values.optInValue(),
    accept_terms: values.consentValue(),
  }),
  data: z.object({ status: z.literal('requested') }),
});

export const form = {
  name: 'familyCard',
  path: '/customer/family-card',
  fields: {
    last_name: 'text',
    first_name: 'text',
    email: 'text',
    postal_code: 'text',
    city: 'text',
    street_address: 'text',
    birthday: 'text',
    phone_number: 'text',
    newsletter: 'checkbox',
    accept_terms: 'checkbox',
  },
  outcomeByCode: { 'email:duplicate': 'duplicate' },
  linkOutcomes: [],
} as const satisfies FormDeclaration<z.input<ReturnType<typeof schemas>['body']>>;
