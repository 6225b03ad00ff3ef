import {
  Breadcrumbs,
  breadcrumbList,
  DiscountCard,
  DiscountTile,
  ExpiredTag,
  limitDescription,
} from '@mall/blocks';
import type { DiscountDetail } from '@mall/contracts';
import { type MessageKey, useMessages } from '@mall/i18n';
import {
  type LoaderArgs,
  type MetaArgs,
  type PageMeta,
  type StructuredData,
  useApiData,
  usePageParams,
} from '@mall/runtime';
import { PageHeader, Picture, Section } from '@mall/ui';
import { CardRow } from '../../features/base/card-row/card-row.tsx';
import { DiscountTerms } from '../../features/discounts/discount-terms.tsx';
import styles from './page.module.css';

function offer(
  { origin, brand, pathTo }: Pick<MetaArgs, 'origin' | 'brand' | 'pathTo'>,
  discount: DiscountDetail,
): StructuredData {
  const { slug, title, lead, expired, shop, images } = discount;
  const image = images.featured;
  const mall = { '@type': 'ShoppingCenter' as const, '@id': `${origin}/#mall`, name: brand.name };
  return {
    '@type': 'Offer',
    name: title,
    description: lead,
    validFrom: discount.valid_from,
    validThrough: discount.valid_until,
    availability: `https://schema.org/${expired ? 'Discontinued' : 'InStoreOnly'}`,
    ...(image && { image: [origin + (image['2x'] ?? image['1x'])] }),
    url: origin + pathTo('discount', { slug }),
    offeredBy: shop ? { '@type': 'Store', name: shop.name, containedInPlace: mall } : mall,
  };
}

export function loader({ load, params }: LoaderArgs) {
  return load('discount', { slug: params.slug ?? '' });
}

export function meta({ data, ...args }: MetaArgs<DiscountDetail, MessageKey<'content'>>): PageMeta {
  const { t } = args;
  const steps = [{ route: 'discounts', label: t('discounts.title') }] as const;
  return {
    title: data.title,
    description: limitDescription(data.lead, t('discounts.descriptionEnd')),
    image: data.images.featured,
    structuredData: [offer(args, data), breadcrumbList(args, data.title, steps)],
  };
}

/** The shop; before it a label when the discount has expired, so that it is read before the title. */
function Eyebrow({ discount: { expired, shop } }: { discount: DiscountDetail }) {
  if (!expired) return <>{shop?.name}</>;
  return (
    <span className={styles.eyebrow}>
      <ExpiredTag /> {shop?.name}
    </span>
  );
}

export function Component() {
  const t = useMessages('content');
  const { slug = '' } = usePageParams();
  const discount = useApiData('discount', { slug });
  const { title, lead, expired, images, others } = discount;
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        eyebrow={<Eyebrow discount={discount} />}
        breadcrumbs={
          <Breadcrumbs
            steps={[{ route: 'discounts', label: t('discounts.title') }]}
            current={title}
          />
        }
        image={
          images.featured ? (
            <Picture
              image={images.featured}
              ratio="3:2"
              priority
              className={expired ? styles.dimmed : undefined}
            />
          ) : (
            <DiscountTile discount={discount} showShop={false} arch />
          )
        }
      />
      <DiscountTerms discount={discount} />
      {others.length > 0 ? (
        <Section heading={t('discounts.others')} aside className="screen-only">
          <CardRow label={t('discounts.others')}>
            {others.map((other) => (
              <DiscountCard key={other.id} discount={other} />
            ))}
          </CardRow>
        </Section>
      ) : null}
    </>
  );
}
