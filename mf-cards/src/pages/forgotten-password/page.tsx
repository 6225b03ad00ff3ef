/** `/elfelejtett-jelszo/:slug`: the target of the link in a password e-mail. */
import { type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { usePageParams } from '@mall/runtime';
import { NewPasswordForm } from '../../features/password/new-password-form.tsx';
import { FormPage } from '../../form-page.tsx';

function Body({ sections }: EditorialBodyProps) {
  const { slug = '' } = usePageParams();
  return <FormPage form={<NewPasswordForm token={slug} />} sections={sections} />;
}

export const { loader, meta, Component } = editorialPage({
  slug: 'forgotten-password',
  tone: 'sky',
  compact: true,
  Body,
});
