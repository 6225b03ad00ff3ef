import { useMessages } from '@mall/i18n';
import { Icon, Wrapper } from '@mall/ui';
import { SuggestedLinks } from '../../suggested-links/suggested-links.tsx';
import styles from './campaign-over.module.css';

const TICKET =
  'M3 7h8l1.5 2L11 11l1.5 2L11 15l1 2H3v-3a2 2 0 0 0 0-4zM16 7h5v3a2 2 0 0 0 0 4v3h-6l-1-2 1.5-2L14 11l1.5-2z';

export function CampaignOver({ campaign }: { campaign: string | undefined }) {
  const t = useMessages('shell');
  return (
    <>
      <Wrapper className={styles.opening}>
        <Icon className={styles.icon} path={TICKET} />
        {campaign ? <p className={styles.campaign}>{campaign}</p> : null}
        <h1>{t('campaign-over.title')}</h1>
        <p className={styles.text}>{t('campaign-over.text')}</p>
      </Wrapper>
      <SuggestedLinks />
    </>
  );
}
