/** One discount. */
import { useMessages } from '@mall/i18n';
import {
  type LoaderArgs,
  type MetaArgs,
  type PageMeta,
  useApiData,
  usePageParams,
} from '@mall/runtime';
import { PageHeader, Picture, Section } from '@mall/ui';
import { DiscountCard } from '../../features/discounts/discount-card.tsx';
import {
  type DiscountSummary,
  discountSummary,
  saleEvent,
} from '../../features/discounts/discount-summary.ts';
import { DiscountTerms } from '../../features/discounts/discount-terms.tsx';
import { describe } from '../../features/head/describe.ts';
import { Shelf } from '../../features/shelf/shelf.tsx';
import { breadcrumbList } from '../../features/trail/breadcrumb-list.ts';
import { Trail } from '../../features/trail/trail.tsx';

export async function loader({ load, params }: LoaderArgs) {
  return discountSummary(await load('discount', { slug: params.slug ?? '' }));
}

export function meta({ data, ...args }: MetaArgs<DiscountSummary>): PageMeta {
  const { t } = args;
  const steps = [{ route: 'discounts', label: t('discounts.title') }];
  return {
    title: data.title,
    description: describe(data.lead, t('discounts.descriptionEnd')),
    image: data.image,
    structuredData: [saleEvent(args, data), breadcrumbList(args, data.title, steps)],
  };
}

export function Component() {
  const t = useMessages('content');
  const { slug = '' } = usePageParams();
  const discount = useApiData('discount', { slug });
  const { title, lead, shop, images, others } = discount;
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        eyebrow={shop?.name}
        tone="coral"
        breadcrumbs={
          <Trail steps={[{ route: 'discounts', label: t('discounts.title') }]} current={title} />
        }
        picture={<Picture image={images.featured} ratio="1:1" priority />}
      />
      <DiscountTerms discount={discount} />
      {others.length > 0 ? (
        <Section heading={t('discounts.others')} tone="sun">
          <Shelf label={t('discounts.others')}>
            {others.map((other) => (
              <DiscountCard key={other.id} discount={other} />
            ))}
          </Shelf>
        </Section>
      ) : null}
    </>
  );
}
