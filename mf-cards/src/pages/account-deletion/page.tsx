/** `/my{product}-torles`: asks for the deletion of an account of the app, and says what it means. */
import { type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { Wrapper } from '@mall/ui';
import { DeletionForm } from '../../features/account-deletion/deletion-form.tsx';
import { FormColumns } from '../../form-columns.tsx';
import { SideSections } from '../../side-sections.tsx';
import styles from './page.module.css';

function Body({ sections }: EditorialBodyProps) {
  return (
    <Wrapper className={styles.body}>
      <FormColumns form={<DeletionForm />} formFirst>
        <SideSections sections={sections} />
      </FormColumns>
    </Wrapper>
  );
}

export const { loader, meta, Component } = editorialPage({
  slug: 'account-deletion',
  tone: 'sky',
  compact: true,
  Body,
});
