/** The behaviour of a menu: opened by hover and press, closed by Escape, focus and presses outside. */
import { useDismiss, useFloatingRootContext, useHover, useInteractions } from '@floating-ui/react';
import {
  type FocusEvent,
  type HTMLProps,
  type RefCallback,
  startTransition,
  useCallback,
  useRef,
  useState,
} from 'react';

/** An element and its ref. Set in a transition, so that hydration does not render all menus again at once. */
function useElement<E extends HTMLElement>(): [E | null, RefCallback<E>] {
  const [element, setElement] = useState<E | null>(null);
  const ref = useCallback((next: E | null) => startTransition(() => setElement(next)), []);
  return [element, ref];
}

/** A pointer that only passes opens nothing; one that leaves for a moment closes nothing. */
const HOVER_DELAY_MS = { open: 120, close: 220 };

interface Opening {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A press keeps what hovering has opened, as one mostly follows at once; the next one closes. */
function usePress({ isOpen, onOpenChange }: Opening) {
  const isPressed = useRef(false);
  if (!isOpen) isPressed.current = false;
  return () => {
    const closes = isOpen && isPressed.current;
    isPressed.current = !closes;
    onOpenChange(!closes);
  };
}

/** Hovering, Escape and presses outside, by Floating UI. */
function useFloating({ isOpen, onOpenChange }: Opening, button: HTMLElement | null) {
  const [area, setArea] = useElement<HTMLElement>();
  const [panel, setPanel] = useElement<HTMLElement>();
  const context = useFloatingRootContext({
    open: isOpen,
    elements: { reference: area, floating: panel },
    onOpenChange: (opens, _event, reason) => {
      const holdsFocus = area?.contains(document.activeElement);
      if (reason === 'escape-key' && holdsFocus) button?.focus();
      onOpenChange(opens);
    },
  });
  const interactions = useInteractions([
    useHover(context, { mouseOnly: true, move: false, delay: HOVER_DELAY_MS }),
    useDismiss(context),
  ]);
  return { ...interactions, setArea, setPanel };
}

export function useMenu(opening: Opening) {
  const { onOpenChange } = opening;
  const [button, setButton] = useElement<HTMLButtonElement>();
  const { getReferenceProps, getFloatingProps, setArea, setPanel } = useFloating(opening, button);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<Element>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onOpenChange(false);
  };
  return {
    areaProps: (props: HTMLProps<Element>) => ({
      ...getReferenceProps({ ...props, onBlur }),
      ref: setArea,
    }),
    panelProps: { ...getFloatingProps(), ref: setPanel },
    buttonProps: { ref: setButton, onClick: usePress(opening) },
    /** Closes for good: the focus goes to the button, which stays. */
    leave: () => {
      button?.focus();
      onOpenChange(false);
    },
  };
}
