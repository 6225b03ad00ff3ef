/** What every page has: the navigation, who releases, the command that is not over, the title. */
import { PageHeader, Wrapper } from '@mall/ui';
import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

export interface Page {
  title: string;
  /** Beside the title. */
  tags?: ReactNode;
  lead?: ReactNode;
  content: ReactNode;
}

const LINKS = [
  ['/', 'Live'],
  ['/rollouts', 'Rollouts'],
  ['/history', 'History'],
  ['/why', 'Why this file'],
] as const;

function Bar({ by, path, busy }: Omit<PageFrameProps, keyof Page>) {
  return (
    <header className={styles.bar}>
      <Wrapper className={styles.row}>
        <p className={styles.name}>Releases</p>
        <nav aria-label="Pages">
          <ul className={styles.pages}>
            {LINKS.map(([href, name]) => (
              <li key={href}>
                <a href={href} aria-current={href === path ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.by}>as {by}</p>
      </Wrapper>
      {busy && path !== '/action' ? (
        <p className={styles.busy}>
          <a href="/action">{busy}</a> is not over
        </p>
      ) : null}
    </header>
  );
}

interface PageFrameProps extends Page {
  /** Who releases. */
  by: string;
  path: string;
  /** The command that is not over. */
  busy: string | undefined;
}

export function PageFrame({ title, tags, lead, content, ...bar }: PageFrameProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – releases`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/files/pages.css" />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to the content
        </a>
        <Bar {...bar} />
        <main id="content" tabIndex={-1} className={styles.main}>
          <PageHeader
            compact
            title={
              <span className={styles.title}>
                {title} {tags}
              </span>
            }
            lead={lead}
          />
          {content}
        </main>
      </body>
    </html>
  );
}
