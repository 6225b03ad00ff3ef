import { SectionLinks } from '@mall/blocks';
import type { EditorialSection } from '@mall/contracts';
import { Section, type SectionProps } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import { RichText } from '@mall/ui/rich-text';
import styles from './campaign-section.module.css';

interface ProgrammeProps {
  entries: readonly { label: string; value: string }[];
}

function Programme({ entries }: ProgrammeProps) {
  return (
    <dl className={styles.programme}>
      {entries.map(({ label, value }, index) => (
        <div key={index} className={styles.entry}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CampaignSectionProps extends Pick<SectionProps, 'tone' | 'endsPage'> {
  section: EditorialSection;
}

export function CampaignSection({ section, ...look }: CampaignSectionProps) {
  const { id, heading, notice, html, facts, links } = section;
  // The items of a list stand side by side, across the page.
  const hasSteps = /<[ou]l>/.test(html ?? '');
  return (
    <Section {...look} id={id} heading={heading} beside={!hasSteps}>
      {notice ? <Notice tone="warning">{notice}</Notice> : null}
      {html ? <RichText html={html} className={styles.steps} /> : null}
      {facts?.length ? <Programme entries={facts} /> : null}
      {links?.length ? <SectionLinks links={links} /> : null}
    </Section>
  );
}
