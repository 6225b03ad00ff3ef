/** Phone numbers as they are stored: E.164, with the prefix of the country. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** @returns `+36301234567` for `06 (30) 123-4567`: without a prefix it is Hungarian; undefined if nobody can have it. */
export function e164(typed: string): string | undefined {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'HU', extract: false });
  return number?.isValid() && !number.ext ? number.number : undefined;
}
