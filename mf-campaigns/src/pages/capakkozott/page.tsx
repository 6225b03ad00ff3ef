/** An evening among sharks, for invited guests. */
import type { EditorialPage, ImageSet } from '@mall/contracts';
import { useMessages } from '@mall/i18n';
import { type LoaderArgs, type MetaArgs, type PageMeta, useApiData } from '@mall/runtime';
import { CampaignHeader } from '../../features/campaign-header/campaign-header.tsx';
import { CampaignSections } from '../../features/campaign-sections/campaign-sections.tsx';
import { Programme } from '../../features/programme/programme.tsx';

interface Data extends Pick<EditorialPage, 'title' | 'description'> {
  image: ImageSet | undefined;
}

export async function loader({ load }: LoaderArgs): Promise<Data> {
  const page = await load('editorialPage', { slug: 'capakkozott' });
  return { title: page.title, description: page.description, image: page.images?.cover };
}

export function meta({ data }: MetaArgs<Data>): PageMeta {
  return data;
}

export function Component() {
  const t = useMessages('campaigns');
  const page = useApiData('editorialPage', { slug: 'capakkozott' });
  return (
    <>
      <CampaignHeader
        page={page}
        eyebrow={t('sharks-evening.eyebrow')}
        start={t('sharks-evening.start')}
        ground="sea"
      />
      <CampaignSections
        sections={page.sections}
        tones={['plain', 'sky', 'plain']}
        renderFacts={(facts) => <Programme entries={facts} />}
      />
    </>
  );
}
