import { act, fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Checkbox, PasswordField, RadioGroup, Select, TextField } from './index.ts';

const notesOf = (control: HTMLElement) =>
  control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('a text field has its label as name, and hint and error as description', () => {
  const shown = render(
    <>
      <TextField label="E-mail" hint="We write rarely." error="Not an address." name="a" />
      <TextField label="E-mail" error="Second" name="b" id="my-email" />
      <TextField label="E-mail" name="c" />
    </>,
  );
  const fields = shown.getAllByRole('textbox', { name: 'E-mail' });
  expect(fields.map(notesOf)).toEqual([
    ['We write rarely.', 'Not an address.'],
    ['Second'],
    undefined,
  ]);
  const invalid = fields.map((field) => field.getAttribute('aria-invalid'));
  expect(invalid).toEqual(['true', 'true', null]);
  expect(fields[1]?.id).toBe('my-email');
});

test('a click on its label checks a checkbox', () => {
  const shown = render(<Checkbox label="I agree" name="terms" error="Please agree." />);
  const box = shown.getByRole('checkbox', { name: 'I agree' }) as HTMLInputElement;
  fireEvent.click(shown.getByText('I agree'));
  expect(box.checked).toBe(true);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('a radio group has its legend as name and its error as description', () => {
  const options = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
  ];
  const shown = render(
    <RadioGroup
      {...{ id: 'mine', label: 'Which one?', name: 'which', options, error: 'Choose!' }}
      defaultValue="b"
    />,
  );
  const group = shown.getByRole('group', { name: 'Which one?' });
  expect(notesOf(group)).toEqual(['Choose!']);
  const [first, second] = shown.getAllByRole('radio') as HTMLInputElement[];
  expect(first?.id).toBe('mine');
  expect(second?.checked).toBe(true);
});

test('the button of a password field shows and hides the password', () => {
  const texts = { show: 'Show', hide: 'Hide' };
  const shown = render(<PasswordField label="Password" name="password" texts={texts} />);
  const field = shown.getByLabelText('Password') as HTMLInputElement;
  fireEvent.change(field, { target: { value: 'secret' } });
  fireEvent.click(shown.getByRole('button', { name: /^Show \(Password\)$/ }));
  expect([field.type, field.value]).toEqual(['text', 'secret']);
  fireEvent.click(shown.getByRole('button', { name: /^Hide \(Password\)$/ }));
  expect(field.type).toBe('password');
});

test('fields hydrate with another initial value than the server’s without an error', () => {
  const fields = (value: string) => (
    <form>
      <TextField label="Name" name="name" defaultValue={value} />
      <RadioGroup
        label="Answer"
        name="answer"
        options={[{ value: 'typed', label: 'Yes' }]}
        defaultValue={value}
      />
      <Checkbox label="Terms" name="terms" defaultChecked={value !== ''} />
      <Select label="Shop" name="shop" defaultValue={value}>
        <option value="">None</option>
        <option value="typed">One</option>
      </Select>
    </form>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(fields(''));
  const onRecoverableError = jest.fn();
  const line = jest.spyOn(console, 'error');
  act(() => {
    hydrateRoot(root, fields('typed'), { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(line).not.toHaveBeenCalled();
});
