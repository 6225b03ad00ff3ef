/** A page module out of one page of the content. */
import type { EditorialPage } from '@mall/contracts';
import {
  type LoaderArgs,
  type MetaArgs,
  type RouteModule,
  type StructuredData,
  useApiData,
} from '@mall/runtime';
import { PageHeader, type PageHeaderProps, Picture } from '@mall/ui';
import type { ComponentType, ReactNode } from 'react';
import { Breadcrumbs, breadcrumbList } from '../breadcrumbs/breadcrumbs.tsx';
import { EditorialBody, type EditorialBodyProps } from './editorial-body.tsx';
import { type EditorialHead, editorialHead } from './editorial-head.ts';

export interface EditorialPageOptions<Facts>
  extends Pick<PageHeaderProps, 'tone' | 'compact'>,
    Pick<EditorialBodyProps, 'space'> {
  /** Names the page in the content. */
  slug: string;
  /**
   * Loads what the page shows beside its own content, and returns what `structuredData` needs of it.
   * `page` is on its way: await other data first.
   */
  facts?: (args: LoaderArgs & { page: Promise<EditorialPage> }) => Promise<Facts>;
  /** Until when the page shows the same, in milliseconds since 1970. */
  validity?: (facts: Facts) => { validUntil: number };
  /** Objects of schema.org, before the breadcrumbs. */
  structuredData?: (facts: Facts, args: MetaArgs<EditorialHead>) => readonly StructuredData[];
  /** Below the header's lead. */
  headerContent?: (page: EditorialPage) => ReactNode;
  /** Below the header; `EditorialBody` when not given. */
  Body?: ComponentType<EditorialBodyProps>;
}

interface EditorialPageData<Facts> {
  head: EditorialHead;
  facts?: Facts;
  validUntil?: number;
}

/** `loader`, `meta` and `Component` of the page: header, breadcrumbs and sections. A compact one has no cover. */
export function editorialPage<Facts>(
  options: EditorialPageOptions<Facts>,
): Required<RouteModule<EditorialPageData<Facts>>> {
  const { slug, tone, compact, space, headerContent, Body = EditorialBody } = options;
  return {
    async loader(args) {
      const page = args.load('editorialPage', { slug });
      const [loaded, facts] = await Promise.all([page, options.facts?.({ ...args, page })]);
      const head = editorialHead(loaded);
      return facts === undefined ? { head } : { head, facts, ...options.validity?.(facts) };
    },
    meta({ data: { head, facts }, ...args }) {
      const own =
        facts === undefined ? [] : (options.structuredData?.(facts, { ...args, data: head }) ?? []);
      return { ...head, structuredData: [...own, breadcrumbList(args, head.title)] };
    },
    Component() {
      const page = useApiData('editorialPage', { slug });
      const { title, lead, images, sections } = page;
      const body = <Body sections={sections} space={space} />;
      return (
        <>
          <PageHeader
            {...{ title, lead, tone, compact }}
            breadcrumbs={<Breadcrumbs current={title} />}
            image={
              images && !compact ? <Picture image={images.cover} ratio="1:1" priority /> : null
            }
          >
            {headerContent?.(page)}
          </PageHeader>
          {options.Body ? body : <article aria-label={title}>{body}</article>}
        </>
      );
    },
  };
}
