/** What is wrong with a form, in one list above its fields; each line leads to its field. */
import type { FormState } from './use-form.ts';

/** Where the router is not needed, and the focus moves in every browser. */
function focusOn(id: string): boolean {
  const control = document.getElementById(id);
  control?.focus();
  return control !== null;
}

export function FormErrors({ errors }: Pick<FormState, 'errors'>) {
  if (errors.length === 0) return null;
  return (
    <ul>
      {errors.map(({ id, text }) => (
        <li key={text}>
          <a
            href={`#${id}`}
            onClick={(event) => {
              if (focusOn(id)) event.preventDefault();
            }}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
