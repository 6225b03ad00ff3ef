import { openingHoursSpecification } from './opening-hours-specification.ts';

test('a range of weekdays may wrap', () => {
  const specification = openingHoursSpecification([
    { hours: '09:30-00:30', from: 'saturday', to: 'monday' },
  ]);
  expect(specification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday', 'Sunday', 'Monday'],
      opens: '09:30',
      closes: '00:30',
    },
  ]);
});
