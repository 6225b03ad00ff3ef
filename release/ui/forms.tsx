/** Forms of commands, with fields named as their options, and of questions to the page. */
import { Button } from '@mall/ui';
import { Checkbox, TextField } from '@mall/ui/form';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import type { Form } from '../src/ui/actions.ts';

/** What was typed: the query of a page, with the fields of a command's form that was refused. */
export const Typed = createContext<Form>({});

type Named<Props> = Props & { name: string };

/** A field that shows what was typed. */
export function Field({ defaultValue, ...field }: Named<ComponentProps<typeof TextField>>) {
  const value = use(Typed)[field.name] ?? defaultValue;
  return <TextField autoComplete="off" {...field} defaultValue={value} />;
}

export const Flag = (box: Named<ComponentProps<typeof Checkbox>>) => (
  <Checkbox {...box} defaultChecked={box.name in use(Typed)} />
);

/** Fields that are seldom needed; open when the form is shown again. */
export const MoreFields = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details open={'command' in use(Typed)}>
    <summary>{summary}</summary>
    <div>{children}</div>
  </details>
);

interface ChangeFormProps {
  command: 'promote' | 'rollback' | 'remove' | 'cancel';
  /** The app, release or rollout that it changes, unless a field of the form names it. */
  subject?: string;
  /** The team that the person is not in, whose app this is. */
  otherTeam?: string | undefined;
  /** What the button says. */
  action: string;
  /** Shown alone until it is opened. */
  summary?: string;
  children?: ReactNode;
}

/** The form of a command, sent to the URL of its page. */
export function ChangeForm({ command, subject, otherTeam, ...props }: ChangeFormProps) {
  const typed = use(Typed);
  const isShownAgain = typed.command === command && (!subject || typed.subject === subject);
  const required = otherTeam !== undefined;
  const form = (
    <form method="post">
      <input type="hidden" name="command" value={command} />
      {subject ? <input type="hidden" name="subject" value={subject} /> : null}
      {props.children}
      <Field
        label={required ? 'Reason' : 'Reason (optional)'}
        hint="For the history and the audit log."
        {...{ name: 'reason', required, maxLength: 300 }}
      />
      <Flag
        label={`I do this for ${otherTeam ?? 'another team, with a reason'}`}
        {...{ name: 'for-other-team', required }}
      />
      <p>
        <Button type="submit">{props.action}</Button>{' '}
        {command === 'promote' ? (
          <Button type="submit" variant="secondary" name="dry-run" value="on">
            Only show what changes
          </Button>
        ) : null}
      </p>
    </form>
  );
  return (
    <Typed value={isShownAgain ? typed : {}}>
      {props.summary ? <MoreFields summary={props.summary}>{form}</MoreFields> : form}
    </Typed>
  );
}
