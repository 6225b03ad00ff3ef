/** The form around the search field: Enter leads to the page of all results, with scripts or without. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useResultPage } from './use-result-page.ts';

export function SearchForm({ text, children }: { text: string; children: ReactNode }) {
  const page = useResultPage();
  const navigate = useNavigate();
  return (
    <form
      action={page?.path}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = text.trim();
        if (page && wanted) void navigate(page.urlFor(wanted));
      }}
    >
      {children}
    </form>
  );
}
