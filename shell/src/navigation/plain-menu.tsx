/** A disclosure that works without JavaScript, until the part that needs it has come alive. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface PlainMenuProps {
  label: ReactNode;
  className?: string | undefined;
  labelClassName?: string | undefined;
  /** What the disclosure shows. */
  content: ReactNode;
  /** Takes its place in the browser. */
  children: ReactNode;
}

/** A visitor who has opened the disclosure before the page came alive keeps it until closing it or going on. */
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
