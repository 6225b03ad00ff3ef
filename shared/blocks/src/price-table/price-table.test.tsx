import { render, screen } from '@testing-library/react';
import { PriceTable } from './price-table.tsx';

const PRICES = [
  { label: 'Full price', amount: 3100 },
  { label: 'Playhouse', amount: 45, unit: '/ minute', note: 'On weekdays' },
];

describe('PriceTable', () => {
  it('is named and has what is bought as row headers', () => {
    render(<PriceTable prices={PRICES} language="en" caption="Tickets" />);
    expect(screen.getByRole('table', { name: 'Tickets' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Full price' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: /HUF\s3,100/ })).toBeTruthy();
  });

  it('says what the amount buys', () => {
    render(<PriceTable prices={PRICES} language="hu" caption="Jegyek" />);
    expect(screen.getByRole('cell', { name: /45\sFt \/ minute/ })).toBeTruthy();
    expect(screen.getByText('On weekdays')).toBeTruthy();
  });
});
