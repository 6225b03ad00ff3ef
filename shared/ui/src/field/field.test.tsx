import { fireEvent, render } from '@testing-library/react';
import { Checkbox } from './checkbox.tsx';
import { TextField } from './text-field.tsx';

test('a text field is named by its label and described by hint and error', () => {
  const shown = render(
    <TextField label="E-mail" hint="We write rarely." error="Not an address." name="email" />,
  );
  const field = shown.getByRole('textbox', { name: 'E-mail' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const notes = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'We write rarely.',
    'Not an address.',
  ]);
});

test('a field without notes points to none', () => {
  const shown = render(<TextField label="E-mail" name="email" />);
  const field = shown.getByRole('textbox', { name: 'E-mail' });
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

test('two fields of one label keep their own notes', () => {
  const shown = render(
    <>
      <TextField label="E-mail" name="a" error="First" />
      <TextField label="E-mail" name="b" error="Second" />
    </>,
  );
  const ids = shown
    .getAllByRole('textbox', { name: 'E-mail' })
    .map((field) => field.getAttribute('aria-describedby') ?? '');
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['First', 'Second']);
});

test('a box is ticked by its label', () => {
  const shown = render(<Checkbox label="I agree" name="terms" error="Please agree." />);
  const box = shown.getByRole('checkbox', { name: 'I agree' }) as HTMLInputElement;
  fireEvent.click(shown.getByText('I agree'));
  expect(box.checked).toBe(true);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
