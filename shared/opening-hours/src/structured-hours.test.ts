import { structuredHours } from './structured-hours.ts';

const NEVER = { exceptions: [] };

test('accepts weekdays that wrap and hours that end after midnight', () => {
  const hours = [{ hours: '09:30-00:30', from: 'saturday', to: 'monday' }] as const;
  expect(structuredHours({ hours, ...NEVER }, '2026-11-22')).toEqual({
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Saturday', 'Sunday', 'Monday'],
        opens: '09:30',
        closes: '00:30',
      },
    ],
  });
});

test('does not describe a place that never closes as closed', () => {
  const hours = [{ hours: '00:00-00:00', from: 'monday', to: 'monday' }] as const;
  expect(structuredHours({ hours, ...NEVER }, '2026-11-22')).toMatchObject({
    openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
  });
});

test('dates exceptions of the coming year; a closed day opens and closes at midnight', () => {
  const exceptions = [
    { from: '2025-05-01', until: '2025-05-01', hours: [] },
    { from: '12-24', until: '12-26', hours: [] },
    { from: '12-31', until: '12-31', hours: ['10:00-13:00', '14:00-16:00'] },
  ];
  expect(structuredHours({ hours: [], exceptions }, '2026-12-25')).toEqual({
    openingHoursSpecification: [],
    specialOpeningHoursSpecification: [
      ['2026-12-25', '2026-12-26', '00:00', '00:00'],
      ['2026-12-31', '2026-12-31', '10:00', '13:00'],
      ['2026-12-31', '2026-12-31', '14:00', '16:00'],
      ['2027-12-24', '2027-12-26', '00:00', '00:00'],
    ].map(([validFrom, validThrough, opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom,
      validThrough,
      opens,
      closes,
    })),
  });
});
