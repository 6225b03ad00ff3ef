/** Parts of a page that a hash leads to late (requirement 2.10); an entry that only such pages load. */
import type { ReactNode } from 'react';

/**
 * The shell scrolls here smoothly, a second after the page is shown and together with the footer.
 * Its names, hashes without `#`, are no ids, so that the browser does not jump first; without a script
 * they are.
 */
export function LateAnchor(props: { names: readonly string[]; children: ReactNode }) {
  const { names, children } = props;
  return (
    <div data-late-anchor={names.join(' ')}>
      <noscript>
        {names.map((name) => (
          <span key={name} id={name} />
        ))}
      </noscript>
      {children}
    </div>
  );
}
