/** `/elfelejtett-jelszo/:slug`: the target of the link in a password e-mail. */
import { type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { usePageParams } from '@mall/runtime';
import { Wrapper } from '@mall/ui';
import { NewPasswordForm } from '../../features/password/new-password-form.tsx';
import { FormColumns } from '../../form-columns.tsx';
import { SideSections } from '../../side-sections.tsx';
import styles from './page.module.css';

function Body({ sections }: EditorialBodyProps) {
  const { slug = '' } = usePageParams();
  return (
    <Wrapper className={styles.body}>
      <FormColumns form={<NewPasswordForm token={slug} />} formFirst>
        <SideSections sections={sections} />
      </FormColumns>
    </Wrapper>
  );
}

export const { loader, meta, Component } = editorialPage({
  slug: 'forgotten-password',
  tone: 'sky',
  compact: true,
  Body,
});
