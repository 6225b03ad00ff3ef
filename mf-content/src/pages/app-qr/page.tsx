/** `/app/qr`: the QR code that leads to the page of the app, for large screens and posters. */
import { EditorialBody, type EditorialBodyProps, editorialPage } from '@mall/blocks';
import { useApiData, useShellContext } from '@mall/runtime';
import { Wrapper } from '@mall/ui';
import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './page.module.css';

/** The white margin that scanners need, in modules. */
const QUIET_ZONE = 4;

function runsOf(row: readonly boolean[], y: number): string {
  let runs = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const end = row.indexOf(false, x);
    const width = (end === -1 ? row.length : end) - x;
    runs += `M${x} ${y}h${width}v1h-${width}z`;
    x += width;
  }
  return runs;
}

/** The code of `text`; a quarter of it may be hidden, as by a sticker or a reflection. */
function qrPath(text: string) {
  const { data, size } = encode(text, { ecc: 'Q', border: QUIET_ZONE });
  return { size, path: data.map(runsOf).join('') };
}

/** `title` names the code for those who do not see it. */
function AppCode({ title }: { title: string }) {
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
  tone: 'plum',
  compact: true,
  Body,
});
