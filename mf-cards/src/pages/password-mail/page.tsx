/** `/elfelejtett-jelszo`: asks for the mail by which a new password is chosen. */
import { type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { PasswordMailForm } from '../../features/password/password-mail-form.tsx';
import { FormPage } from '../../form-page.tsx';

function Body({ sections }: EditorialBodyProps) {
  return <FormPage form={<PasswordMailForm />} sections={sections} />;
}

export const { loader, meta, Component } = editorialPage({
  slug: 'password-mail',
  tone: 'sky',
  compact: true,
  Body,
});
