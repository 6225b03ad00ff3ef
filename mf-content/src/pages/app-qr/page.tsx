/** `/app/qr`: the QR code that leads to the page of the app, for large screens and posters. */
import { EditorialBody, type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { useApiData } from '@mall/runtime';
import { AppCode } from '../../features/app/app-code.tsx';

const SLUG = 'app-qr';

function Body({ sections }: EditorialBodyProps) {
  const { title } = useApiData('editorialPage', { slug: SLUG });
  return (
    <>
      <AppCode title={title} />
      <EditorialBody sections={sections} />
    </>
  );
}

export const { loader, meta, Component } = editorialPage({
  slug: SLUG,
  tone: 'plum',
  compact: true,
  Body,
});
