/** A field and its list of options by Floating UI: roles, arrow keys, and closing the list. */
import {
  useDismiss,
  useFloatingRootContext,
  useInteractions,
  useListNavigation,
  useRole,
} from '@floating-ui/react';
import {
  type ComponentProps,
  type HTMLAttributes,
  type RefCallback,
  useRef,
  useState,
} from 'react';
import styles from './combobox.module.css';

/** What the element of an option needs. */
export interface OptionProps extends HTMLAttributes<HTMLElement> {
  ref: RefCallback<HTMLElement>;
}

interface ListState {
  field: HTMLElement | null;
  isOpen: boolean;
  /** Whether the list cannot be closed. */
  isPinned: boolean;
  /** How many options there are. */
  count: number;
  /** The index of the option that the arrow keys have reached. */
  active: number | null;
  onOpenChange: (isOpen: boolean) => void;
  onReach: (option: number | null) => void;
}

export function useListInteractions(state: ListState) {
  const [list, setList] = useState<HTMLElement | null>(null);
  /** The elements of the options, by index. */
  const options = useRef<(HTMLElement | null)[]>([]);
  const context = useFloatingRootContext({
    open: state.isOpen,
    onOpenChange: state.onOpenChange,
    elements: { reference: state.field, floating: list },
  });
  const behaviour = useInteractions([
    useDismiss(context, { enabled: !state.isPinned }),
    useRole(context, { role: 'combobox' }),
    useListNavigation(context, {
      enabled: state.count > 0,
      listRef: options,
      activeIndex: state.active,
      onNavigate: state.onReach,
      virtual: true,
      loop: true,
      // A pointer that happens to rest on the list chooses nothing for the keyboard.
      focusItemOnHover: false,
    }),
  ]);
  return {
    options,
    fieldProps: (props: ComponentProps<'input'>): ComponentProps<'input'> =>
      behaviour.getReferenceProps(props as HTMLAttributes<Element>),
    listProps: (props: ComponentProps<'div'>): ComponentProps<'div'> => ({
      ...behaviour.getFloatingProps(props),
      ref: setList,
    }),
    optionProps: (index: number, id: string): OptionProps => {
      const isActive = index === state.active;
      return {
        // The keyboard stays in the field and reaches the options by its arrow keys.
        ...behaviour.getItemProps({ id, tabIndex: -1, active: isActive, selected: isActive }),
        className: styles.option,
        ref: (element) => {
          options.current[index] = element;
        },
      };
    },
  };
}
