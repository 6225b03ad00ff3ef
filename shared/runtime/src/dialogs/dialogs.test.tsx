import { render } from '@testing-library/react';
import { useFooterShown } from '../page/shell-context.ts';
import { type Dialogs, DialogsContextV1, useDialogs } from './dialogs.ts';

const Asking = () => {
  useDialogs().showNewsletter();
  return <p>{String(useFooterShown())}</p>;
};

test('a remote asks the shell for a dialog', () => {
  const showNewsletter = jest.fn();
  const { container } = render(
    <DialogsContextV1 value={{ showNewsletter } as unknown as Dialogs}>
      <Asking />
    </DialogsContextV1>,
  );
  expect(showNewsletter).toHaveBeenCalled();
  // The footer is there unless the shell says otherwise.
  expect(container.textContent).toBe('true');
});

test('outside of the shell it learns what it lacks', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Asking />)).toThrow(
    'useDialogs needs the shell’s DialogsContextV1 above it',
  );
});
