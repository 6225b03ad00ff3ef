/** What every page has: the navigation, who releases, the command that is not over, the title. */
import { PageHeader, Section, Wrapper } from '@mall/ui';
import { Notice } from '@mall/ui/notice';
import type { ReactNode } from 'react';
import type { PageContext, PageRequest } from '../src/ui/staff-server.ts';
import styles from './page-frame.module.css';

export interface Page {
  title: string;
  /** Beside the title. */
  tags?: ReactNode;
  lead?: ReactNode;
  /** By their headings. */
  sections?: Readonly<Record<string, ReactNode>>;
}

const LINKS = [
  ['/', 'Live'],
  ['/rollouts', 'Rollouts'],
  ['/history', 'History'],
  ['/why', 'Why this file'],
] as const;

interface PageFrameProps extends Page, Omit<PageRequest, 'query' | 'form'> {
  context: PageContext;
}

function Bar({ path, context: { by, actions } }: Pick<PageFrameProps, 'path' | 'context'>) {
  return (
    <header className={styles.bar}>
      <Wrapper className={styles.row}>
        <nav aria-label="Pages" className={styles.row}>
          {LINKS.map(([href, name]) => (
            <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <p>Releases as {by}</p>
      </Wrapper>
      {actions.current && path !== '/action' ? (
        <p className={styles.busy}>
          <a href="/action">{actions.current.command}</a> is not over
        </p>
      ) : null}
    </header>
  );
}

export const PageFrame = ({ title, tags, lead, sections = {}, error, ...bar }: PageFrameProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${error ? 'Error: ' : ''}${title} – releases`}</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/files/pages.css" />
    </head>
    <body>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <Bar {...bar} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <PageHeader compact title={title} lead={lead}>
          {tags}
        </PageHeader>
        {error ? (
          <Wrapper>
            <Notice tone="error" title="Nothing was changed">
              {error}
            </Notice>
          </Wrapper>
        ) : null}
        {Object.entries(sections).map(([heading, content]) => (
          <Section key={heading} heading={heading}>
            <div className={styles.content}>{content}</div>
          </Section>
        ))}
      </main>
    </body>
  </html>
);
