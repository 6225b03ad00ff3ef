/** Fields with their label above: texts, passwords and lists. Value, events and validation are the form's. */
import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { controlClass } from './control-class.ts';
import styles from './field.module.css';
import { type FieldProps, useField } from './use-field.tsx';

type ControlProps<Element extends 'input' | 'select'> = FieldProps &
  Omit<ComponentProps<Element>, keyof FieldProps | 'style'>;

interface FrameProps extends Pick<FieldProps, 'label' | 'className'> {
  field: ReturnType<typeof useField>;
  children: ReactNode;
}

function Frame({ label, className, field, children }: FrameProps) {
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={field.control.id} className={styles.label}>
        {label}
      </label>
      {field.hint}
      {children}
      {field.error}
    </div>
  );
}

type TextFieldProps = ControlProps<'input'> & {
  /** In the field's box, at its end: a button. */
  end?: ReactNode;
};

export function TextField({ end, ...props }: TextFieldProps) {
  const field = useField(props);
  return (
    <Frame label={props.label} className={props.className} field={field}>
      <div className={styles.control}>
        <input {...field.rest} {...field.control} className={styles.input} />
        {end}
      </div>
    </Frame>
  );
}

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  /** What the button does; the field's label completes its name. */
  texts: { show: string; hide: string };
};

/** Hidden until the button shows it; without a script there is no button. */
export function PasswordField({ texts, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <button type="button" className={styles.toggle} onClick={() => setIsShown(!isShown)}>
      {isShown ? texts.hide : texts.show}
      <span className="visually-hidden">{` (${field.label})`}</span>
    </button>
  );
  const type = isShown ? 'text' : 'password';
  return <TextField autoCapitalize="none" spellCheck={false} {...field} type={type} end={toggle} />;
}

/** A native `select`, because it works without a script and opens as phones are used to. */
export function Select(props: ControlProps<'select'>) {
  const field = useField(props);
  return (
    <Frame label={props.label} className={props.className} field={field}>
      <select {...field.rest} {...field.control} className={controlClass.select} />
    </Frame>
  );
}
