/** The reply of an invited guest. A link only asks; the button of the form replies. */
import { CalendarLink, Form, fieldErrors, SubmitButton, useForm } from '@mall/blocks';
import { type Campaign, MAX_LENGTH } from '@mall/contracts';
import { form as guestReplyForm } from '@mall/contracts/forms/guest-reply';
import { useMessages } from '@mall/i18n';
import { pageUrl, usePageLocation, usePageQuery, useShellContext } from '@mall/runtime';
import { buttonClass, Section } from '@mall/ui';
import { TextField } from '@mall/ui/form';
import styles from './guest-answer.module.css';

const HASH = 'visszajelzes';
/** The query key by which a link of an invitation names its code. */
const CODE_KEY = 'kod';

type Answer = 'attend' | 'not_attend';

const LEAD = {
  attend: 'guest-answer.leadAttend',
  not_attend: 'guest-answer.leadNotAttend',
} as const;
const SUFFIX = { attend: '/attend', not_attend: '/not-attend' } as const;

function readPath(pathname: string): { base: string; asked: Answer | undefined } {
  const [base = pathname] = pathname.split(/\/(?:not-)?attend$/);
  const answers = ['attend', 'not_attend'] as const;
  return { base, asked: answers.find((answer) => pathname === base + SUFFIX[answer]) };
}

function Confirmation({ call, answer }: { call: string; answer: Answer }) {
  const t = useMessages('campaigns');
  const { language } = useShellContext();
  const code = usePageQuery().get(CODE_KEY) ?? undefined;
  const form = useForm(guestReplyForm, {
    inPage: true,
    hash: HASH,
    param: call,
    errors: {
      ...fieldErrors(guestReplyForm, language),
      'code:invalid': t('guest-answer.unknown'),
    },
    outcomes: {
      sent: {
        type: 'attend',
        headline: t(answer === 'attend' ? 'guest-answer.comes' : 'guest-answer.staysAway'),
        text: t(answer === 'attend' ? 'guest-answer.comesText' : 'guest-answer.staysAwayText'),
      },
      closed: { type: 'error', headline: t('guest-answer.closed') },
    },
  });
  const field = form.field('code');
  const typed = 'defaultValue' in field ? field.defaultValue : undefined;
  return (
    <Form form={form} className={styles.form}>
      <input type="hidden" name="answer" value={answer} />
      <TextField
        label={t('guest-answer.code')}
        hint={t('guest-answer.codeHint')}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_LENGTH.code}
        {...field}
        defaultValue={typed ?? code}
      />
      <SubmitButton form={form}>
        {t(answer === 'attend' ? 'guest-answer.attend' : 'guest-answer.notAttend')}
      </SubmitButton>
    </Form>
  );
}

type Invited = Pick<Campaign, 'id' | 'title' | 'invitation'>;

function AddToCalendar({ campaign: { id, title, invitation } }: { campaign: Invited }) {
  const t = useMessages('campaigns');
  if (!invitation) return null;
  return (
    <CalendarLink
      file={`invitations/${id}`}
      from={invitation.from}
      text={t('guest-answer.toCalendar')}
      label={(moment) => t('guest-answer.calendar', { name: title, moment })}
      labelled
    />
  );
}

/** @param call first part of the call's path. */
export function GuestAnswer({ call, campaign }: { call: string; campaign: Invited }) {
  const t = useMessages('campaigns');
  const { base, asked } = readPath(usePageLocation().pathname);
  const { language } = useShellContext();
  const code = usePageQuery().get(CODE_KEY);
  const query = { lang: language === 'en' ? language : '', [CODE_KEY]: code ?? '' };
  const link = (answer: Answer) => pageUrl(base + SUFFIX[answer], query, HASH);
  return (
    <Section
      id={HASH}
      heading={t('guest-answer.heading')}
      lead={t(asked ? LEAD[asked] : 'guest-answer.lead')}
      beside
      tone="sky"
    >
      {asked ? <Confirmation key={asked} call={call} answer={asked} /> : null}
      <p className={styles.choice}>
        {asked === 'attend' ? null : (
          <a href={link('attend')} className={buttonClass(asked ? 'secondary' : 'primary')}>
            {t('guest-answer.chooseAttend')}
          </a>
        )}
        {asked === 'not_attend' ? null : (
          <>
            <a href={link('not_attend')} className={buttonClass('secondary')}>
              {t('guest-answer.chooseNotAttend')}
            </a>
            <AddToCalendar campaign={campaign} />
          </>
        )}
      </p>
    </Section>
  );
}
