/** A disclosure that works without JavaScript, until the part that needs it has hydrated. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

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
