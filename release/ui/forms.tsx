/** Fields of forms, which show what was typed. */
import { Checkbox, TextField } from '@mall/ui/form';
import { type ComponentProps, createContext, use } from 'react';
import type { Form } from '../src/ui/actions.ts';

/** The query of the page, with the fields of its form when that was refused. */
export const Typed = createContext<Form>({});

type Named<Props> = Props & { name: string };

export function Field({ defaultValue, ...field }: Named<ComponentProps<typeof TextField>>) {
  const value = use(Typed)[field.name] ?? defaultValue;
  return <TextField autoComplete="off" {...field} defaultValue={value} />;
}

export const Flag = (box: Named<ComponentProps<typeof Checkbox>>) => (
  <Checkbox {...box} defaultChecked={box.name in use(Typed)} />
);
