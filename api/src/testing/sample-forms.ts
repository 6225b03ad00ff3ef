/** Forms that the API takes. */
import type { ApiFormBody } from '@mall/contracts';
import { mallDay } from '@mall/opening-hours';

/** The birthday of somebody who is so old today, and some days older. */
export function bornBefore(years: number, days = 0): string {
  const day = new Date(`${mallDay(new Date())}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return `${day.getUTCFullYear() - years}${day.toISOString().slice(4, 10)}`;
}

export const aLoyaltyCard = (
  changes: Partial<ApiFormBody['loyaltyCard']> = {},
): ApiFormBody['loyaltyCard'] => ({
  last_name: 'Kovács',
  first_name: 'Anna',
  email: 'anna@example.com',
  password: 'árvíztűrő 1',
  password_confirmation: 'árvíztűrő 1',
  gender: 'female',
  birthday: '1990-02-28',
  postal_code: '1234',
  accept_terms: true,
  newsletter: false,
  ...changes,
});

export const aFamilyCard = (
  changes: Partial<ApiFormBody['familyCard']> = {},
): ApiFormBody['familyCard'] => ({
  last_name: 'Kovács',
  first_name: 'Anna',
  email: 'anna@example.com',
  postal_code: '1234',
  city: 'Budapest',
  street_address: 'Fő utca 1.',
  birthday: '1990-02-28',
  phone_number: '+36 30 123 4567',
  newsletter: false,
  accept_terms: true,
  ...changes,
});
