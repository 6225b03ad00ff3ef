/** A page module with one form, and the sections of the content beside it. */
import { type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { Wrapper } from '@mall/ui';
import type { ComponentType } from 'react';
import { FormColumns } from './form-columns.tsx';
import styles from './form-page.module.css';
import { SideSections } from './side-sections.tsx';

/** `loader`, `meta` and `Component` of the page `slug` of the content with `Form` first. */
export function formPage(slug: string, Form: ComponentType) {
  function Body({ sections }: EditorialBodyProps) {
    return (
      <Wrapper className={styles.body}>
        <FormColumns form={<Form />} formFirst>
          <SideSections sections={sections} />
        </FormColumns>
      </Wrapper>
    );
  }
  return editorialPage({ slug, tone: 'sky', compact: true, Body });
}
