/** `/elfelejtett-jelszo`: requests the mail by which a new password is chosen. */
import { PasswordMailForm } from '../../features/password/password-forms.tsx';
import { formPage } from '../../form-layout.tsx';

export const { loader, meta, Component } = formPage('password-mail', PasswordMailForm);
