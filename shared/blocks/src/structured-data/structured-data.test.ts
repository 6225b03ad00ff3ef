import { aConfig } from '@mall/testing';
import { itemList, placeLocation } from './structured-data.ts';

test('locates the place by the contact data', () => {
  const { contact } = aConfig();
  expect(placeLocation(contact)).toMatchObject({
    address: { '@type': 'PostalAddress', postalCode: contact.postal_code, addressCountry: 'HU' },
    geo: { latitude: contact.latitude, longitude: contact.longitude },
  });
});

test('counts entries from 1, as pages or as objects', () => {
  const list = itemList('News', [
    { url: 'https://mall.example/news/a', name: 'A' },
    { item: { '@type': 'Event', name: 'B' } },
  ]);
  expect(list).toEqual({
    '@type': 'ItemList',
    name: 'News',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: 'https://mall.example/news/a', name: 'A' },
      { '@type': 'ListItem', position: 2, item: { '@type': 'Event', name: 'B' } },
    ],
  });
});
