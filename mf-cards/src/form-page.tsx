/** What a page that is there for one form shows: the form, and beside it what there is to know. */
import type { EditorialBodyProps } from '@mall/blocks';
import { Wrapper } from '@mall/ui';
import type { ReactNode } from 'react';
import { FormColumns } from './form-columns.tsx';
import styles from './form-page.module.css';
import { SideSections } from './side-sections.tsx';

interface FormPageProps extends Pick<EditorialBodyProps, 'sections'> {
  form: ReactNode;
}

/** The form first, the sections beside it. */
export function FormPage({ form, sections }: FormPageProps) {
  return (
    <Wrapper className={styles.body}>
      <FormColumns form={form} formFirst>
        <SideSections sections={sections} />
      </FormColumns>
    </Wrapper>
  );
}
