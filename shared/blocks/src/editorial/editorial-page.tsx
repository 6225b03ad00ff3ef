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

interface EditorialHeaderProps extends Pick<PageHeaderProps, 'tone' | 'compact'> {
  page: EditorialPage;
  /** Buttons and the like, below the lead. */
  children?: ReactNode;
}

/** Breadcrumbs, title, lead and cover of `page`; a compact one has no cover. */
function EditorialHeader(props: EditorialHeaderProps) {
  const { page, tone, compact, children } = props;
  const { title, lead, images } = page;
  return (
    <PageHeader
      title={title}
      lead={lead}
      tone={tone}
      compact={compact}
      breadcrumbs={<Breadcrumbs current={title} />}
      image={images && !compact ? <Picture image={images.cover} ratio="1:1" priority /> : undefined}
    >
      {children}
    </PageHeader>
  );
}

export interface EditorialPageOptions<Facts>
  extends Pick<EditorialHeaderProps, 'tone' | 'compact'>,
    Pick<EditorialBodyProps, 'space'> {
  /** Names the page in the content. */
  slug: string;
  /**
   * Loads what the page shows beside its own content, and returns what `structuredData` needs of it.
   * `page` is on its way: await other data first.
   */
  facts?: (args: LoaderArgs & { page: Promise<EditorialPage> }) => Promise<Facts>;
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
}

/** `loader`, `meta` and `Component` of the page: header, breadcrumbs and sections. */
export function editorialPage<Facts>(
  options: EditorialPageOptions<Facts>,
): Required<RouteModule<EditorialPageData<Facts>>> {
  const { slug, tone, compact, space, headerContent, Body = EditorialBody } = options;
  return {
    async loader(args) {
      const page = args.load('editorialPage', { slug });
      const [loaded, facts] = await Promise.all([page, options.facts?.({ ...args, page })]);
      return { head: editorialHead(loaded), ...(facts === undefined ? {} : { facts }) };
    },
    meta({ data: { head, facts }, ...args }) {
      const own =
        facts === undefined ? [] : (options.structuredData?.(facts, { ...args, data: head }) ?? []);
      return { ...head, structuredData: [...own, breadcrumbList(args, head.title)] };
    },
    Component() {
      const page = useApiData('editorialPage', { slug });
      const body = <Body sections={page.sections} space={space} />;
      return (
        <>
          <EditorialHeader page={page} tone={tone} compact={compact}>
            {headerContent?.(page)}
          </EditorialHeader>
          {options.Body ? body : <article aria-label={page.title}>{body}</article>}
        </>
      );
    },
  };
}
