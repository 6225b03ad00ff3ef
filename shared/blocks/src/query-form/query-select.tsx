import { usePageLocation, useQueryChange } from '@mall/runtime';
import { Select } from '@mall/ui/form';
import { useState } from 'react';

interface QuerySelectProps {
  /** Key in the query. */
  name: string;
  label: string;
  value: string | undefined;
  /** The option that lets everything pass. */
  any: string;
  options: readonly { value: string; label: string }[];
}

/** A choice that is in the page's query at once; in a form without a script, when it is sent. */
export function QuerySelect({ name, label, value = '', any, options }: QuerySelectProps) {
  const change = useQueryChange();
  const { key } = usePageLocation();
  /** Shown while the page of the new query loads; the next page shown decides again. */
  const [chosen, setChosen] = useState<{ key: string; value: string }>();
  if (chosen && chosen.key !== key) setChosen(undefined);
  return (
    <Select
      label={label}
      name={name}
      value={chosen?.value ?? value}
      onChange={({ target }) => {
        setChosen({ key, value: target.value });
        change({ [name]: target.value });
      }}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
