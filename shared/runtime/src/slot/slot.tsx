/** An extension point of a page, filled by other apps; an entry that only pages with slots load. */
import type { SlotName } from '@mall/contracts';
import { ErrorBoundary, type SlotContribution, SlotRegistryContextV1 } from '@mall/runtime';
import { memo, type ReactNode, use } from 'react';

function Contribution({ contribution }: { contribution: SlotContribution }) {
  const Component = contribution.loaded() ?? use(contribution.load());
  return <Component />;
}

interface SlotProps {
  name: SlotName;
  /** In the place of a contribution that fails. */
  fallback?: ReactNode;
  /** In the place of one that is loaded: `fallback` when left out. */
  pending?: ReactNode;
}

/** @param props `stylesInPlace`: the stylesheets are before the content, and not in the head. */
function Contributions(props: SlotProps & { stylesInPlace?: boolean }) {
  const { name, fallback = null, pending, stylesInPlace } = props;
  const { contributions } = use(SlotRegistryContextV1);
  // An app may fill a slot with several modules; their order never changes within a page.
  return contributions(name).map((contribution, index) => (
    <ErrorBoundary key={`${contribution.app} ${index}`} fallback={fallback} pending={pending}>
      {stylesInPlace &&
        contribution.styles.map((url) => <link key={url} rel="stylesheet" href={url} />)}
      <Contribution contribution={contribution} />
    </ErrorBoundary>
  ));
}

/** Renders the contributions to `name`. One that fails shows `fallback` and is loaded again later. */
export function Slot(props: SlotProps) {
  return <Contributions {...props} />;
}

/**
 * A slot below the first view, which the route names in `deferredSlots`: the browser loads its
 * scripts when it comes near, and shows until then what the server has rendered. Its stylesheets are
 * in their place, so that the first paint does not wait for them. It keeps its first `fallback`: a page
 * that renders again must not touch it, since React would drop what the server has rendered.
 */
export const DeferredSlot = memo(
  (props: SlotProps) => (
    <div data-slot={props.name}>
      <Contributions {...props} stylesInPlace />
    </div>
  ),
  (before, after) => before.name === after.name,
);
