import type { OpeningPlan } from '@mall/opening-hours';
import { render, screen } from '@testing-library/react';
import { OpeningHoursTable } from './opening-hours-table.tsx';

const PLAN: OpeningPlan = {
  hours: [
    { hours: '10:00-20:00', from: 'monday', to: 'saturday' },
    { hours: '10:00-19:00', from: 'sunday', to: 'sunday' },
  ],
  exceptions: [
    { from: '12-24', until: '12-26', hours: [], reason: 'karácsony' },
    { from: '12-31', until: '12-31', hours: ['10:00-12:00', '13:00-16:00'] },
  ],
};

function show(time: string | undefined, language: 'hu' | 'en' = 'hu') {
  const now = time === undefined ? undefined : Date.parse(time);
  render(<OpeningHoursTable plan={PLAN} now={now} language={language} caption="Üzletek" />);
}

const rows = () =>
  screen.getAllByRole('row').map((row) => row.textContent?.replace(/ma$|today$/, ''));
const marked = () => screen.queryAllByRole('row', { current: 'date' });

describe('OpeningHoursTable', () => {
  it('names ranges in the language of the page', () => {
    show('2026-11-02T12:00:00+01:00');
    expect(screen.getByRole('rowheader', { name: 'hétfő–szombat ma' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '10:00–20:00' })).toBeTruthy();
    expect(rows()).toHaveLength(2);
  });

  it('shows only weekly hours without a time', () => {
    show(undefined);
    expect(marked()).toEqual([]);
    expect(rows()).toHaveLength(2);
  });

  it('marks the range of today at the mall, in words too', () => {
    // Late on a Saturday in New York, Sunday already in Budapest.
    show('2026-11-21T20:00:00-05:00', 'en');
    const [row, ...others] = marked();
    expect(others).toEqual([]);
    expect(row?.textContent).toMatch(/^Sundaytoday/);
  });

  it('lists the exceptions of the coming weeks', () => {
    show('2026-11-20T12:00:00+01:00', 'en');
    expect(rows().slice(2)).toEqual([
      '24–\u206026\u00a0Deckarácsonytodayclosed',
      '31\u00a0Dectoday10:00–12:00, 13:00–16:00',
    ]);
  });

  it('marks an exception of today in place of the weekday', () => {
    show('2026-12-25T12:00:00+01:00');
    expect(marked().map(({ textContent }) => textContent)).toEqual([
      'dec.\u00a025–\u206026.karácsonymazárva',
    ]);
  });
});
