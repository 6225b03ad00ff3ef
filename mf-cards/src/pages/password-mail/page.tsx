/** `/elfelejtett-jelszo`: requests the mail by which a new password is chosen. */
import { PasswordMailForm } from '../../features/password/password-mail-form.tsx';
import { formPage } from '../../form-page.tsx';

export const { loader, meta, Component } = formPage('password-mail', PasswordMailForm);
