/** `/my{product}-torles`: requests the deletion of an account of the app, and explains it. */
import { DeletionForm } from '../../features/account-deletion/deletion-form.tsx';
import { formPage } from '../../form-layout.tsx';

export const { loader, meta, Component } = formPage('account-deletion', DeletionForm);
