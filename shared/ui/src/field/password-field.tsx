/** A password that may be looked at while it is typed. */
import { useState } from 'react';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** What the button does; the field's label completes its name. */
  texts: { show: string; hide: string };
}

/** Hidden until the button shows it; without a script there is no button. */
export function PasswordField({ texts, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <button type="button" className={styles.toggle} onClick={() => setIsShown(!isShown)}>
      {isShown ? texts.hide : texts.show}
      <span className="visually-hidden">: {field.label}</span>
    </button>
  );
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      end={toggle}
    />
  );
}
