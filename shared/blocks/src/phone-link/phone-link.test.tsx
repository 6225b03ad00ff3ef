import { render, screen } from '@testing-library/react';
import { PhoneLink } from './phone-link.tsx';

test.each([
  ['+36 1 555 0107', 'tel:+3615550107'],
  ['(06 1) 555-0107', 'tel:0615550107'],
])('%s calls %s', (phone, target) => {
  render(<PhoneLink phone={phone} />);
  expect(screen.getByRole('link', { name: phone }).getAttribute('href')).toBe(target);
});
