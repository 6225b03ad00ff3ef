/** Parts of long forms: pages that have one bring them, the first page of a visit does not. */
export { FieldGroup } from '../field/field-group.tsx';
export { FieldRow } from '../field/field-row.tsx';
export { PasswordField } from '../field/password-field.tsx';
export { RadioGroup } from '../field/radio-group.tsx';
