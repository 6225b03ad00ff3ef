/** The form that enters a visitor with the game's word into the draw. */

import { ConsentField, Form, fieldErrors, RequiredNote, SubmitButton, useForm } from '@mall/blocks';
import { CODE_MAX_LENGTH, NAME_MAX_LENGTH } from '@mall/contracts';
import { form as gameEntryForm } from '@mall/contracts/forms/game-entry';
import { useMessages } from '@mall/i18n';
import { useShellContext } from '@mall/runtime';
import { Section } from '@mall/ui';
import { FieldRow, TextField } from '@mall/ui/form';
import styles from './solution-form.module.css';

const HASH = 'megfejtes';

/** @param call first part of the call's path. */
export function SolutionForm({ call }: { call: string }) {
  const t = useMessages('campaigns');
  const { language } = useShellContext();
  const form = useForm(gameEntryForm, {
    inPage: true,
    hash: HASH,
    param: call,
    errors: {
      ...fieldErrors(gameEntryForm, language, ['code', 'name', 'email', 'accept_terms']),
      'code:invalid': t('search-game.wrong'),
      'code:required': t('search-game.missing'),
    },
    outcomes: {
      sent: { type: 'success', headline: t('search-game.sent'), text: t('search-game.sentText') },
      duplicate: { type: 'error', headline: t('search-game.duplicate') },
      closed: { type: 'error', headline: t('search-game.closed') },
    },
  });
  return (
    <Section id={HASH} heading={t('search-game.formHeading')} lead={t('search-game.formLead')}>
      <Form form={form} className={styles.form}>
        <RequiredNote />
        <TextField
          label={t('search-game.code')}
          required
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={CODE_MAX_LENGTH}
          className={styles.code}
          {...form.field('code')}
        />
        <FieldRow>
          <TextField
            label={t('search-game.name')}
            required
            autoComplete="name"
            maxLength={NAME_MAX_LENGTH}
            {...form.field('name')}
          />
          <TextField
            label={t('search-game.email')}
            required
            type="email"
            autoComplete="email"
            {...form.field('email')}
          />
        </FieldRow>
        <ConsentField {...form.field('accept_terms')} />
        <SubmitButton form={form}>{t('search-game.send')}</SubmitButton>
      </Form>
    </Section>
  );
}
