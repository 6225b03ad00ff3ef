/** Parts of long forms, in an entry of their own: only pages with such a form load them. */
export { FieldGroup } from '../field/field-group.tsx';
export { FieldRow } from '../field/field-row.tsx';
export { PasswordField } from '../field/password-field.tsx';
export { RadioGroup } from '../field/radio-group.tsx';
