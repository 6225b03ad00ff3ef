/** `/elfelejtett-jelszo/:slug`: the target of the link in a password e-mail. */
import { usePageParams } from '@mall/runtime';
import { NewPasswordForm } from '../../features/password/password-forms.tsx';
import { formPage } from '../../form-layout.tsx';

function FormOfLink() {
  const { slug = '' } = usePageParams();
  return <NewPasswordForm token={slug} />;
}

export const { loader, meta, Component } = formPage('forgotten-password', FormOfLink);
