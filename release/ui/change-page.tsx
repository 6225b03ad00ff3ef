/** The form of a command, whose fields are named as the command's options. */
import type { Release } from '@mall/contracts';
import { Button } from '@mall/ui';
import { FieldGroup, FieldRow, Select } from '@mall/ui/form';
import { use } from 'react';
import { releaseBefore } from '../src/promote/rollback.ts';
import { originOf } from '../src/publish/commit.ts';
import type { Form } from '../src/ui/actions.ts';
import { RequestError } from '../src/ui/request-error.ts';
import type { PageContext } from '../src/ui/staff-server.ts';
import { Field, Flag, Typed } from './forms.tsx';
import type { Page } from './page-frame.tsx';

type Command = 'promote' | 'rollback' | 'remove' | 'cancel';

const HEADINGS = new Map<string, string>([
  ['promote', 'Promote'],
  ['rollback', 'Roll back'],
  ['remove', 'Take out'],
  ['cancel', 'Cancel'],
] satisfies [Command, string][]);

/** @param form of the command, with at least its subject, or `to` for all apps. */
export const changeHref = (command: Command, form: Form) =>
  `/change?${new URLSearchParams({ command, ...form })}`;

const MAX_RELEASES = 30;
const TIME = { type: 'datetime-local' };
const SHARE = { name: 'weight', type: 'number', min: 1, max: 100 };
const GROWTH = { name: 'over', pattern: '[1-9][0-9]{0,3}[mh]' };

const PromoteFields = ({ releases }: { releases: readonly Release[] }) => (
  <>
    <Select label="Release" name="subject" defaultValue={use(Typed).subject}>
      {releases.slice(0, MAX_RELEASES).map((release) => (
        <option key={release.id} value={`${release.app}@${release.id}`}>
          {`${release.id}, ${originOf(release)}`}
        </option>
      ))}
    </Select>
    <FieldGroup legend="For some visitors first, or later">
      <FieldRow>
        <Field label="Share of visitors, in percent" hint="A canary; empty: all." {...SHARE} />
        <Field label="Grows to all within" hint="Such as 30m or 2h." {...GROWTH} />
      </FieldRow>
      <FieldRow>
        <Field label="From" hint="By the mall’s clock; empty: now." name="at" {...TIME} />
        <Field label="Until" hint="Then what was before returns." name="until" {...TIME} />
      </FieldRow>
    </FieldGroup>
    <Field
      label="Other releases in the same step"
      hint="Such as: shell content@0123456789abcdef"
      name="others"
    />
  </>
);

interface ReasonFieldsProps {
  command: string;
  /** The team that the person is not in, whose app this is. */
  otherTeam: string | undefined;
}

const ReasonFields = ({ command, otherTeam }: ReasonFieldsProps) => (
  <>
    {command === 'promote' || command === 'rollback' ? (
      <Flag label="Whatever the checks say, with a reason" name="force" />
    ) : null}
    <Field
      label={otherTeam ? 'Reason' : 'Reason (optional)'}
      hint="For the history and the audit log."
      {...{ name: 'reason', required: Boolean(otherTeam), maxLength: 300 }}
    />
    <Flag
      label={`I do this for ${otherTeam ?? 'another team, with a reason'}`}
      {...{ name: 'for-other-team', required: Boolean(otherTeam) }}
    />
  </>
);

const DryRun = () => (
  <Button type="submit" variant="secondary" name="dry-run" value="on">
    Only show what changes
  </Button>
);

/** Reads the facts of an app that its form shows. @throws {RequestError} 404 for an unknown app. */
async function readApp({ store, by }: PageContext, app: string) {
  const isKnown = (await store.apps()).includes(app);
  if (!isKnown) throw new RequestError(404, `There is no app ${app}; see what is live.`);
  const [usable, owners] = [await store.usable(), await store.owners()];
  const releases = await store.releases(app);
  const { [app]: live } = usable[0]?.apps ?? {};
  const team = (releases.find(({ id }) => id === live) ?? releases[0])?.mf.owner ?? '';
  const people = owners?.[team] ?? [];
  const names = owners ? people.join(', ') || 'nobody' : 'everybody';
  const before = releaseBefore(usable, app) ?? 'nothing';
  return {
    releases,
    otherTeam: owners && !people.includes(by) ? team : undefined,
    lead: `${team}: ${names} may release it. Live is ${live ?? 'nothing'}, before it was ${before}.`,
  };
}

/** @throws {RequestError} for another command, and for what is no app. */
export async function changePage(context: PageContext, query: Form): Promise<Page> {
  const { command = '', subject = '', to } = query;
  const heading = HEADINGS.get(command);
  if (!heading) throw new RequestError(404, `command: there is no form of "${command}".`);
  const [name = ''] = subject.split('@');
  const app = command === 'cancel' || to ? undefined : await readApp(context, name);
  const form = (
    <form method="post">
      <input type="hidden" name="command" value={command} />
      {to ? <input type="hidden" name="to" value={to} /> : null}
      {command === 'promote' ? (
        <PromoteFields releases={app?.releases ?? []} />
      ) : (
        <input type="hidden" name="subject" value={subject} />
      )}
      <ReasonFields command={command} otherTeam={app?.otherTeam} />
      <p>
        <Button type="submit">{heading}</Button> {command === 'promote' ? <DryRun /> : null}
      </p>
    </form>
  );
  return {
    title: to ? `Revision ${to}` : name,
    lead: app?.lead,
    sections: { [heading]: form },
  };
}
