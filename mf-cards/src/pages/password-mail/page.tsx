/** `/elfelejtett-jelszo`: asks for the mail by which a new password is chosen. */
import { type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { Wrapper } from '@mall/ui';
import { PasswordMailForm } from '../../features/password/password-mail-form.tsx';
import { FormColumns } from '../../form-columns.tsx';
import { SideSections } from '../../side-sections.tsx';
import styles from './page.module.css';

function Body({ sections }: EditorialBodyProps) {
  return (
    <Wrapper className={styles.body}>
      <FormColumns form={<PasswordMailForm />} formFirst>
        <SideSections sections={sections} />
      </FormColumns>
    </Wrapper>
  );
}

export const { loader, meta, Component } = editorialPage({
  slug: 'password-mail',
  tone: 'sky',
  compact: true,
  Body,
});
