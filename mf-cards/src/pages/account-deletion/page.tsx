/** `/my{product}-torles`: requests the deletion of an account of the app, and explains it. */
import { type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { DeletionForm } from '../../features/account-deletion/deletion-form.tsx';
import { FormPage } from '../../form-page.tsx';

function Body({ sections }: EditorialBodyProps) {
  return <FormPage form={<DeletionForm />} sections={sections} />;
}

export const { loader, meta, Component } = editorialPage({
  slug: 'account-deletion',
  tone: 'sky',
  compact: true,
  Body,
});
