/** The information desk, services, accessibility of the house, and contact persons. */
import {
  EditorialBody,
  type EditorialBodyProps,
  editorialPage,
  SectionNavigation,
} from '@mall/blocks';

function Body(props: EditorialBodyProps) {
  return (
    <>
      <SectionNavigation sections={props.sections} />
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
