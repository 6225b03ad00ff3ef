import { render, screen } from '@testing-library/react';
import { ContactText, PhoneLink } from './contact-links.tsx';

test('a telephone number calls its digits', () => {
  render(<PhoneLink phone="(06 1) 555-0107" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:0615550107');
});

test('links a telephone number and an e-mail address', () => {
  render(<ContactText text="+36 1 555 1240" />);
  render(<ContactText text="group@aquarium.example" />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['tel:+3615551240', 'mailto:group@aquarium.example']);
});

test('shows other text without a link', () => {
  render(<ContactText text="20–80 people" />);
  expect(screen.queryByRole('link')).toBeNull();
});
