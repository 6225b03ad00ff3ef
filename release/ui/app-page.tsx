/** Changes of one app: another release, the one before, none. */
import type { Release } from '@mall/contracts';
import { Section } from '@mall/ui';
import { FieldRow, Select } from '@mall/ui/form';
import { use } from 'react';
import { releaseBefore } from '../src/promote/rollback.ts';
import { originOf } from '../src/publish/commit.ts';
import type { Form } from '../src/ui/actions.ts';
import { RequestError } from '../src/ui/request-error.ts';
import type { PageContext } from '../src/ui/staff-server.ts';
import { ChangeForm, Field, Flag, MoreFields, Typed } from './forms.tsx';
import type { Page } from './page-frame.tsx';

const MAX_RELEASES = 30;

const ReleaseField = ({ releases }: { releases: readonly Release[] }) => (
  <Select label="Release" name="subject" defaultValue={use(Typed).subject}>
    {releases.slice(0, MAX_RELEASES).map((release) => (
      <option key={release.id} value={`${release.app}@${release.id}`}>
        {`${release.id}, ${originOf(release)}`}
      </option>
    ))}
  </Select>
);

const TIME = { type: 'datetime-local' };
const SHARE = { name: 'weight', type: 'number', min: 1, max: 100 };
const GROWTH = { name: 'over', pattern: '[1-9][0-9]{0,3}[mh]' };

const ShareAndTimes = () => (
  <MoreFields summary="For some visitors first, or later">
    <FieldRow>
      <Field label="Share of visitors, in percent" hint="A canary; empty: all." {...SHARE} />
      <Field label="Grows to all within" hint="Such as 30m or 2h." {...GROWTH} />
    </FieldRow>
    <FieldRow>
      <Field label="From" hint="By the mall’s clock; empty: now." name="at" {...TIME} />
      <Field label="Until" hint="Then what was before returns." name="until" {...TIME} />
    </FieldRow>
  </MoreFields>
);

const OthersAndForce = () => (
  <MoreFields summary="With other apps, or against the checks">
    <Field
      label="Other releases in the same step"
      hint="Such as: shell content@0123456789abcdef"
      name="others"
    />
    <Flag label="Whatever the browser and the API say, with a reason" name="force" />
  </MoreFields>
);

export async function appPage({ store, by }: PageContext, { name: app = '' }: Form): Promise<Page> {
  const isKnown = (await store.apps()).includes(app);
  if (!isKnown) throw new RequestError(404, `name: there is no app ${app}; see what is live`);
  const usable = await store.usable();
  const releases = await store.releases(app);
  const owners = await store.owners();
  const live = usable[0]?.apps[app];
  const before = releaseBefore(usable, app);
  const team = (releases.find(({ id }) => id === live) ?? releases[0])?.mf.owner ?? '';
  const people = owners?.[team] ?? [];
  const otherTeam = owners && !people.includes(by) ? team : undefined;
  const content = (
    <>
      <Section id="promote" heading="Promote" beside>
        <ChangeForm command="promote" action="Promote" otherTeam={otherTeam}>
          <ReleaseField releases={releases} />
          <ShareAndTimes />
          <OthersAndForce />
        </ChangeForm>
      </Section>
      {before ? (
        <Section id="roll-back" heading="Roll back" lead={<code>{`to ${before}`}</code>} beside>
          <ChangeForm command="rollback" subject={app} action="Roll back" otherTeam={otherTeam}>
            <Flag label="Also when it does not fit the API, with a reason" name="force" />
          </ChangeForm>
        </Section>
      ) : null}
      {live ? (
        <Section heading="Take out" lead="Its releases stay in the store." beside>
          <ChangeForm
            {...{ command: 'remove', subject: app, otherTeam }}
            action="Show what is taken out"
          />
        </Section>
      ) : null}
    </>
  );
  const names = owners ? people.join(', ') || 'nobody' : 'everybody';
  const lead = `${team}: ${names} may release it. Live is ${live ?? 'nothing'}.`;
  return { title: app, lead, content };
}
