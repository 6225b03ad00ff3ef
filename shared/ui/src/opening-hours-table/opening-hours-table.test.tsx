import type { OpeningHoursEntry } from '@mall/contracts';
import { render, screen } from '@testing-library/react';
import { OpeningHoursTable } from './opening-hours-table.tsx';

const ENTRIES: OpeningHoursEntry[] = [
  { hours: '10:00-20:00', from: 'monday', to: 'saturday' },
  { hours: '10:00-19:00', from: 'sunday', to: 'sunday' },
];

describe('OpeningHoursTable', () => {
  it('names ranges in the language', () => {
    render(<OpeningHoursTable entries={ENTRIES} language="hu" caption="Üzletek" />);
    expect(screen.getByRole('rowheader', { name: 'hétfő–szombat' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'vasárnap' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '10:00–20:00' })).toBeTruthy();
  });

  it('marks nothing while the day is not known', () => {
    const { container } = render(
      <OpeningHoursTable entries={ENTRIES} language="en" caption="Shops" />,
    );
    expect(container.querySelector('[aria-current]')).toBeNull();
  });

  it('keeps the room of the mark while the day is not known, and says nothing', () => {
    render(<OpeningHoursTable entries={ENTRIES} language="en" caption="Shops" today="unknown" />);
    expect(screen.getByRole('rowheader', { name: 'Sunday' }).textContent).toContain('today');
    expect(screen.queryByRole('row', { current: 'date' })).toBeNull();
  });

  it('marks the range that holds today, in words too', () => {
    render(<OpeningHoursTable entries={ENTRIES} language="en" caption="Shops" today="wednesday" />);
    const row = screen.getByRole('row', { name: /Monday–Saturday\s*today/ });
    expect(row.getAttribute('aria-current')).toBe('date');
  });
});
