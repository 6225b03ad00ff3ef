/** `/ajandekkartya`: what the gift card is, what is left on one, where it is sold and used. */
import { EditorialBody, type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { useApiData } from '@mall/runtime';
import { CardBody, CardCover, ShopsSection } from '../../card-page.tsx';
import { cardShopsCall } from '../../features/card-shops/card-shops-call.ts';
import { BalanceForm } from '../../features/gift-card/balance-form.tsx';
import { NoticeList } from '../../features/gift-card/notice-list.tsx';
import { productData } from '../../features/gift-card/product-data.ts';
import { splitSections } from '../../features/gift-card/split-sections.ts';
import { FormColumns } from '../../form-columns.tsx';
import { SideSections } from '../../side-sections.tsx';

const SLUG = 'gift-card';

function Body({ sections }: EditorialBodyProps) {
  const { images } = useApiData('editorialPage', { slug: SLUG });
  const { giftCardSuspension } = useApiData('config');
  const { notices, beside, questions, shops, rest } = splitSections(sections);
  return (
    <>
      {giftCardSuspension ? (
        <NoticeList notices={notices} balance={giftCardSuspension.balance} />
      ) : null}
      <CardBody>
        <FormColumns form={<BalanceForm />} after={<SideSections sections={questions} />} formFirst>
          <CardCover images={images} />
          <SideSections sections={beside} />
        </FormColumns>
      </CardBody>
      <ShopsSection section={shops} service="gift-card" tone="coral" endsPage={rest.length === 0} />
      {rest.length > 0 ? <EditorialBody sections={rest} /> : null}
    </>
  );
}

export const { loader, meta, Component } = editorialPage({
  slug: SLUG,
  tone: 'coral',
  compact: true,
  facts: async ({ load }) => {
    const [{ giftCardSuspension }] = await Promise.all([
      load('config'),
      load(...cardShopsCall('gift-card')),
    ]);
    return { sold: !giftCardSuspension };
  },
  structuredData: ({ sold }, args) => [productData(args, sold)],
  Body,
});
