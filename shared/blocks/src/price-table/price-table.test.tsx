import { renderSlot } from '@mall/testing';
import { PriceTable } from './price-table.tsx';

const PRICES = [
  { label: 'Full price', amount: 3100 },
  { label: 'Playhouse', amount: 45, unit: '/ minute', note: 'On weekdays' },
];

const show = (language: 'hu' | 'en') =>
  renderSlot(
    { Component: () => <PriceTable prices={PRICES} caption="Tickets" /> },
    { app: 'content', language },
  );

test('is named, with the offers as row headers', async () => {
  const { getByRole } = await show('en');
  getByRole('table', { name: 'Tickets' });
  getByRole('rowheader', { name: 'Full price' });
  getByRole('cell', { name: /HUF\s3,100/ });
});

test('shows unit and note of an amount', async () => {
  const { getByRole, getByText } = await show('hu');
  getByRole('cell', { name: /45\sFt \/ minute/ });
  getByText('On weekdays');
});
