import { useQueryChange } from '@mall/runtime';
import { Select } from '@mall/ui/form';

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
  return (
    <Select
      label={label}
      name={name}
      value={value}
      onChange={({ target }) => change({ [name]: target.value })}
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
