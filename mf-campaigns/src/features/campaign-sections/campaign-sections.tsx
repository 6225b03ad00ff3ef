/** The sections of a campaign page: steps, a programme, text, links. */
import { SectionLinks } from '@mall/blocks';
import type { EditorialSection } from '@mall/contracts';
import { Notice, RichText, Section, type SectionProps } from '@mall/ui';
import type { ReactNode } from 'react';
import styles from './campaign-sections.module.css';

export interface CampaignSectionsProps {
  sections: readonly EditorialSection[];
  /** Background tones, repeated in this order. */
  tones: readonly NonNullable<SectionProps['tone']>[];
  /** Shows the facts of a section. */
  renderFacts: (facts: NonNullable<EditorialSection['facts']>) => ReactNode;
}

/** One `Section` for each section of the content, with its id as anchor. */
export function CampaignSections({ sections, tones, renderFacts }: CampaignSectionsProps) {
  return sections.map(({ id, heading, notice, html, facts, links }, index) => (
    <Section
      key={id}
      id={id}
      heading={heading}
      tone={tones[index % tones.length]}
      endsPage={index === sections.length - 1}
    >
      {notice ? <Notice tone="warning">{notice}</Notice> : null}
      {html ? <RichText html={html} className={styles.steps} /> : null}
      {facts?.length ? renderFacts(facts) : null}
      {links?.length ? (
        <div className={styles.links}>
          <SectionLinks links={links} />
        </div>
      ) : null}
    </Section>
  ));
}
