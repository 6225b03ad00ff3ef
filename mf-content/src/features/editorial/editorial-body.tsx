/** The sections of an editorial page. */
import type { EditorialSection } from '@mall/contracts';
import { useVisit } from '@mall/runtime';
import { EditorialSections, type RenderLink, Wrapper } from '@mall/ui';
import { Link } from 'react-router-dom';
import styles from './editorial-body.module.css';

const siteLink: RenderLink = ({ url, label, className }) => (
  <Link to={url} className={className}>
    {label}
  </Link>
);

/** All `sections` below each other, within the page's width. */
export function EditorialBody({ sections }: { sections: readonly EditorialSection[] }) {
  const { language } = useVisit();
  return (
    <Wrapper className={styles.body}>
      <EditorialSections sections={sections} language={language} renderLink={siteLink} />
    </Wrapper>
  );
}
