import { apiQuery, useShellContext } from '@mall/runtime';
import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { reportError } from '../site/report-error.ts';

interface PlainMenuProps {
  label: ReactNode;
  className?: string | undefined;
  labelClassName?: string | undefined;
  content: ReactNode;
  /** Replaces the disclosure once it has hydrated. */
  children: ReactNode;
}

/** An opened disclosure is replaced when the visitor closes it or goes to another page. */
export function PlainMenu({ label, className, labelClassName, content, children }: PlainMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const firstKey = useRef(key);
  const [isReplaced, setReplaced] = useState(false);
  useEffect(() => {
    if (!details.current?.open || key !== firstKey.current) setReplaced(true);
  }, [key]);
  if (isReplaced) return children;
  return (
    <details
      className={className}
      ref={details}
      onToggle={(event) => setReplaced(!event.currentTarget.open)}
    >
      <summary className={labelClassName}>{label}</summary>
      {content}
    </details>
  );
}

/**
 * The panel of a menu, loaded with what the content puts into it when it is first needed. `want` loads
 * it; a failure is reported, returns false, and the next call tries again.
 * @param load imports the panel's module; must not change.
 */
export function useMenuPanel<Props>(load: () => Promise<ComponentType<Props>>) {
  const { api } = useShellContext();
  const queryClient = useQueryClient();
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const want = useCallback(async () => {
    void queryClient.prefetchQuery(apiQuery(api, 'menus'));
    try {
      const loaded = await load();
      setComponent(() => loaded);
      return true;
    } catch (error) {
      reportError(error, { app: 'shell', part: 'navigation' });
      return false;
    }
  }, [api, queryClient, load]);
  return { Component, want };
}
