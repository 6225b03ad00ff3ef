import { render, screen } from '@testing-library/react';
import { FactValue } from './fact-value.tsx';

test('a telephone number and an e-mail address are links', () => {
  render(<FactValue text="+36 1 555 1240" />);
  render(<FactValue text="group@aquarium.example" />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['tel:+3615551240', 'mailto:group@aquarium.example']);
});

test('anything else is text', () => {
  render(<FactValue text="20–80 people" />);
  expect(screen.queryByRole('link')).toBeNull();
});
