/** Panels of which one is shown at a time, chosen by a row of tabs. */
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  key: string;
  label: ReactNode;
  panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the row, for instance "Cinema by day". */
  label: string;
  tabs: readonly Tab[];
  /** Key of the tab that is chosen at first; the first one when not given. */
  initial?: string | undefined;
  /** The visitor has chosen another tab. */
  onChoose?: ((key: string) => void) | undefined;
}

function TabRow({ label, tabs }: Pick<TabsProps, 'label' | 'tabs'>) {
  return (
    <Base.List aria-label={label} activateOnFocus className={styles.row}>
      {tabs.map(({ key, label: name }) => (
        <Base.Tab key={key} value={key} className={styles.tab}>
          {name}
        </Base.Tab>
      ))}
    </Base.List>
  );
}

/** Arrow keys, Home and End move along the row. Panels out of sight stay in the page's HTML. */
export function Tabs({ label, tabs, initial = tabs[0]?.key, onChoose }: TabsProps) {
  return (
    <Base.Root defaultValue={initial} onValueChange={(key: string) => onChoose?.(key)}>
      <TabRow label={label} tabs={tabs} />
      {tabs.map(({ key, panel }) => (
        <Base.Panel key={key} value={key} keepMounted className={styles.panel}>
          {panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
