/** The fields of forms, in their own entry: only pages with a form load them. */
export { Checkbox, RadioGroup } from './choices.tsx';
export { controlClass } from './control-class.ts';
export { FieldGroup, FieldRow } from './field-layout.tsx';
export { PasswordField, Select, TextField } from './text-fields.tsx';
