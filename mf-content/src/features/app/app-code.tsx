/** The QR code of the app's page, with the address in words below it. */
import { useShellContext } from '@mall/runtime';
import { Wrapper } from '@mall/ui';
import { useMemo } from 'react';
import styles from './app-code.module.css';
import { qrPath } from './qr-path.ts';

/** `title` names the code for those who do not see it. */
export function AppCode({ title }: { title: string }) {
  const { origin, pathTo } = useShellContext();
  const url = origin + pathTo('app');
  const { size, path } = useMemo(() => qrPath(url), [url]);
  return (
    <Wrapper>
      <figure className={styles.figure}>
        <svg
          className={styles.code}
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={title}
          shapeRendering="crispEdges"
        >
          <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
          <path d={path} />
        </svg>
        <figcaption className={styles.address}>
          <a href={url}>{url.replace(/^https?:\/\//, '')}</a>
        </figcaption>
      </figure>
    </Wrapper>
  );
}
