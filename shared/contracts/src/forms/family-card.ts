/** The older form that asks for the family card, for adults (requirement 6.4). */
import { z } from 'zod';
import type { FormDeclaration } from '../values/form-declaration.ts';
import { ADDRESS_MAX_LENGTH, CITY_MAX_LENGTH, PHONE_NUMBER_MAX_LENGTH } from '../values/limits.ts';
import {
  consentValue,
  dayValue,
  emailValue,
  lineValue,
  nameValue,
  optInValue,
  postalCodeValue,
} from '../values/text-values.ts';

export const schemas = () => ({
  body: z.object({
    last_name: nameValue(),
    first_name: nameValue(),
    email: emailValue(),
    postal_code: postalCodeValue(),
    city: lineValue(CITY_MAX_LENGTH),
    street_address: lineValue(ADDRESS_MAX_LENGTH),
    /** `birthday:too_late` for those who are not 18 yet. */
    birthday: dayValue(),
    phone_number: lineValue(PHONE_NUMBER_MAX_LENGTH),
    newsletter: optInValue(),
    accept_terms: consentValue(),
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
