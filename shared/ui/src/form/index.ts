/** The fields of forms, in an entry of their own: only pages with a form load them. */
export { Checkbox } from '../field/checkbox.tsx';
export { FieldGroup } from '../field/field-group.tsx';
export { FieldRow } from '../field/field-row.tsx';
export { PasswordField } from '../field/password-field.tsx';
export { RadioGroup } from '../field/radio-group.tsx';
export { Select } from '../field/select.tsx';
export { TextField } from '../field/text-field.tsx';
