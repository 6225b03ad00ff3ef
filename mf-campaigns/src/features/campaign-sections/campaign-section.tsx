/** A section of a campaign page: steps, a programme, text, links. */
import { SectionLinks } from '@mall/blocks';
import type { EditorialSection } from '@mall/contracts';
import { Section, type SectionProps } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import { RichText } from '@mall/ui/rich-text';
import type { ReactNode } from 'react';
import styles from './campaign-section.module.css';

export interface CampaignSectionProps extends Pick<SectionProps, 'tone' | 'endsPage'> {
  section: EditorialSection;
  /** Shows the facts of the section. */
  renderFacts?: ((facts: NonNullable<EditorialSection['facts']>) => ReactNode) | undefined;
}

/** A `Section` with the id of the content as its anchor. */
export function CampaignSection({ section, renderFacts, ...look }: CampaignSectionProps) {
  const { id, heading, notice, html, facts, links } = section;
  return (
    <Section {...look} id={id} heading={heading}>
      {notice ? <Notice tone="warning">{notice}</Notice> : null}
      {html ? <RichText html={html} className={styles.steps} /> : null}
      {facts?.length ? renderFacts?.(facts) : null}
      {links?.length ? (
        <div className={styles.links}>
          <SectionLinks links={links} />
        </div>
      ) : null}
    </Section>
  );
}
