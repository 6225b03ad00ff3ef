/** The winter game: seven stops on the trail of Santa. */
import { useMessages } from '@mall/i18n';
import { type LoaderArgs, type MetaArgs, type PageMeta, useApiData } from '@mall/runtime';
import { CampaignHeader } from '../../features/campaign-header/campaign-header.tsx';
import { CampaignSections } from '../../features/campaign-sections/campaign-sections.tsx';
import { Programme } from '../../features/programme/programme.tsx';
import {
  type SantaTrailFacts,
  santaTrailEvent,
  santaTrailFacts,
} from '../../features/santa-trail/santa-trail-event.ts';
import { Snow } from '../../features/snow/snow.tsx';

export async function loader({ load }: LoaderArgs) {
  const [page, { contact }] = await Promise.all([
    load('editorialPage', { slug: 'mikulas-nyomaban' }),
    load('config'),
  ]);
  return santaTrailFacts(page, contact);
}

export function meta({ data, ...args }: MetaArgs<SantaTrailFacts>): PageMeta {
  const { title, description, image } = data;
  return { title, description, image, structuredData: [santaTrailEvent(args, data)] };
}

export function Component() {
  const t = useMessages('campaigns');
  const page = useApiData('editorialPage', { slug: 'mikulas-nyomaban' });
  return (
    <>
      <CampaignHeader
        page={page}
        eyebrow={t('santa-trail.eyebrow')}
        start={t('santa-trail.start')}
        ground="snow"
        decoration={<Snow />}
      />
      <CampaignSections
        sections={page.sections}
        tones={['plain', 'plum', 'plain', 'sun']}
        renderFacts={(facts) => <Programme entries={facts} />}
      />
    </>
  );
}
