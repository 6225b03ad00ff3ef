/** The information desk, services, accessibility of the house, and contact persons. */
import { EditorialBody, type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { SectionLinks } from '../../features/section-links/section-links.tsx';

function Body(props: EditorialBodyProps) {
  return (
    <>
      <SectionLinks sections={props.sections} />
      <EditorialBody {...props} />
    </>
  );
}

export const { loader, meta, Component } = editorialPage({
  slug: 'info',
  tone: 'sky',
  compact: true,
  Body,
});
