/** Changes of one app: another release, the one before, none. */
import type { Release } from '@mall/contracts';
import { Button, Section } from '@mall/ui';
import { Checkbox, FieldRow, Select, TextField } from '@mall/ui/form';
import { ageOf } from '../src/base/age.ts';
import { releaseBefore } from '../src/promote/rollback.ts';
import { shortCommit } from '../src/publish/commit.ts';
import { RequestError } from '../src/ui/request-error.ts';
import type { PageContext, Query } from '../src/ui/staff-server.ts';
import { ChangeForm, MoreFields } from './change-form.tsx';
import type { Page } from './page-frame.tsx';
import { Code } from './parts.tsx';

const MAX_RELEASES = 30;

function optionText({ id, publishedAt, publishedBy, commit }: Release): string {
  const built = commit ? `, commit ${shortCommit(commit)}` : '';
  return `${id}, ${ageOf(publishedAt)} by ${publishedBy}${built}`;
}

const TIMES = { type: 'datetime-local' };
const SHARE = { name: 'weight', type: 'number', min: 1, max: 100 };
const GROWTH = { name: 'over', pattern: '[1-9][0-9]{0,3}[mh]' };

const ShareAndTimes = () => (
  <MoreFields summary="For some visitors first, or later">
    <FieldRow>
      <TextField label="Share of visitors, in percent" hint="A canary; empty: all." {...SHARE} />
      <TextField label="Grows to all within" hint="Such as 30m or 2h." {...GROWTH} />
    </FieldRow>
    <FieldRow>
      <TextField label="From" hint="By the mall’s clock; empty: now." name="at" {...TIMES} />
      <TextField label="Until" hint="Then what was before returns." name="until" {...TIMES} />
    </FieldRow>
  </MoreFields>
);

interface PromoteFormProps {
  app: string;
  /** Newest first. */
  releases: readonly Release[];
  otherTeam: string | undefined;
}

function PromoteForm({ app, releases, otherTeam }: PromoteFormProps) {
  const dryRun = (
    <Button type="submit" variant="secondary" name="dry-run" value="on">
      Only show what changes
    </Button>
  );
  return (
    <ChangeForm command="promote" action="Promote" otherTeam={otherTeam} buttons={dryRun}>
      <Select label="Release" name="subject">
        {releases.slice(0, MAX_RELEASES).map((release) => (
          <option key={release.id} value={`${app}@${release.id}`}>
            {optionText(release)}
          </option>
        ))}
      </Select>
      <ShareAndTimes />
      <MoreFields summary="With other apps, or against the checks">
        <TextField
          label="Other releases in the same step"
          hint="Such as: shell content@0123456789abcdef"
          {...{ name: 'others', autoComplete: 'off' }}
        />
        {otherTeam ? null : (
          <Checkbox label="For other teams, with a reason" name="for-other-team" />
        )}
        <Checkbox label="Whatever the browser and the API say, with a reason" name="force" />
      </MoreFields>
    </ChangeForm>
  );
}

const TAKE_OUT = {
  command: 'remove',
  action: 'Show what is taken out',
  variant: 'secondary',
} as const;

export async function appPage(
  { store, by }: PageContext,
  { name: app = '' }: Query,
): Promise<Page> {
  const isKnown = (await store.apps()).includes(app);
  if (!isKnown) throw new RequestError(404, `There is no app ${app}`, 'name: see what is live');
  const [usable, releases, owners] = await Promise.all([
    ...([store.usable(), store.releases(app)] as const),
    store.owners(),
  ]);
  const live = usable[0]?.apps[app];
  const before = releaseBefore(usable, app);
  const team = (releases.find(({ id }) => id === live) ?? releases[0])?.mf.owner ?? '';
  const people = owners?.[team] ?? [];
  const otherTeam = owners && !people.includes(by) ? team : undefined;
  const content = (
    <>
      <Section id="promote" heading="Promote" beside>
        <PromoteForm app={app} releases={releases} otherTeam={otherTeam} />
      </Section>
      {before ? (
        <Section id="roll-back" heading="Roll back" lead={<Code>{`to ${before}`}</Code>} beside>
          <ChangeForm command="rollback" action="Roll back" subject={app} otherTeam={otherTeam}>
            <MoreFields summary="Against the checks">
              <Checkbox label="Also when it does not fit the API, with a reason" name="force" />
            </MoreFields>
          </ChangeForm>
        </Section>
      ) : null}
      {live ? (
        <Section heading="Take out" lead="Its releases stay in the store." beside>
          <ChangeForm {...TAKE_OUT} subject={app} otherTeam={otherTeam} />
        </Section>
      ) : null}
    </>
  );
  const names = people.join(', ') || 'nobody';
  const owned = owners ? `${team}: ${names}` : `${team}; everybody may release it`;
  return { title: app, lead: `${owned}. Live is ${live ?? 'nothing'}.`, content };
}
