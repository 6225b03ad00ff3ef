import { aConfig } from '@mall/testing';
import { placeLocation } from './place-location.ts';

test('the place is where the contact data says', () => {
  const { contact } = aConfig();
  expect(placeLocation(contact)).toMatchObject({
    address: { '@type': 'PostalAddress', postalCode: contact.postal_code, addressCountry: 'HU' },
    geo: { latitude: contact.latitude, longitude: contact.longitude },
  });
});
