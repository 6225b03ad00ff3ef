/** `/ajandekkartya`: what the gift card is, where it is sold and used. */
import { EditorialBody, type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { NoticeList } from '../../features/gift-card/notice-list.tsx';
import { productData } from '../../features/gift-card/product-data.ts';
import { splitSections } from '../../features/gift-card/split-sections.ts';

function Body({ sections, space }: EditorialBodyProps) {
  const { notices, rest } = splitSections(sections);
  return (
    <>
      <NoticeList notices={notices} />
      <EditorialBody sections={rest} space={space} />
    </>
  );
}

export const { loader, meta, Component } = editorialPage({
  slug: 'gift-card',
  tone: 'coral',
  coverSide: 'right',
  space: 'wide',
  facts: async ({ page }) => {
    const { notices } = splitSections((await page).sections);
    return { sold: notices.length === 0 };
  },
  structuredData: ({ sold }, args) => [productData(args, sold)],
  Body,
});
