import { act, fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Checkbox, PasswordField, RadioGroup, Select, TextField } from './index.ts';

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

test('a control has the id that links lead to', () => {
  const shown = render(<TextField label="E-mail" name="email" id="my-email" />);
  expect(shown.getByRole('textbox', { name: 'E-mail' }).id).toBe('my-email');
});

test('a choice is named by its legend and described by its error', () => {
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
  const note = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Choose!');
  const [first, second] = shown.getAllByRole('radio') as HTMLInputElement[];
  expect(first?.id).toBe('mine');
  expect(second?.checked).toBe(true);
});

test('a password is hidden until its button shows it', () => {
  const texts = { show: 'Show', hide: 'Hide' };
  const shown = render(<PasswordField label="Password" name="password" texts={texts} />);
  const field = shown.getByLabelText('Password') as HTMLInputElement;
  fireEvent.change(field, { target: { value: 'secret' } });
  fireEvent.click(shown.getByRole('button', { name: /^Show\W+Password$/ }));
  expect([field.type, field.value]).toEqual(['text', 'secret']);
  fireEvent.click(shown.getByRole('button', { name: /^Hide\W+Password$/ }));
  expect(field.type).toBe('password');
});

test('fields that hydrate with another first value than the server’s report no error', () => {
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
