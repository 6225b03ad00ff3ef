/** `/app/qr`: the QR code that leads a phone to the app in its store, for large screens and posters. */
import { EditorialBody, type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { QrCode } from '@mall/blocks/qr-code';
import { useApiData, useShellContext } from '@mall/runtime';
import { Wrapper } from '@mall/ui';
import styles from './page.module.css';

/** `title` names the code for those who do not see it. */
function AppCode({ title }: { title: string }) {
  const { origin, pathTo } = useShellContext();
  const page = pathTo('app');
  const url = origin + page;
  return (
    <Wrapper>
      <figure className={styles.figure}>
        <QrCode text={`${origin}/api${page}`} title={title} className={styles.code} />
        <figcaption className={styles.address}>
          <a href={url}>{url.replace(/^https?:\/\//, '')}</a>
        </figcaption>
      </figure>
    </Wrapper>
  );
}

const SLUG = 'app-qr';

function Body({ sections }: EditorialBodyProps) {
  const { title } = useApiData('editorialPage', { slug: SLUG });
  return (
    <>
      <AppCode title={title} />
      <EditorialBody sections={sections} />
    </>
  );
}

export const { loader, meta, Component } = editorialPage({
  slug: SLUG,
  compact: true,
  Body,
});
