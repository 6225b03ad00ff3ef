import { useState } from 'react';
import { Wrapper } from '../../src/index.ts';
import { Menu, menuEntryClass } from '../../src/menu/menu.tsx';
import { say } from '../story-parts.tsx';
import styles from './menus.module.css';

const NAMES = ['shops', 'services'] as const;

export const Story = () => {
  const [open, setOpen] = useState<(typeof NAMES)[number]>();
  const change = (menu: typeof open) => (isOpen: boolean) =>
    setOpen((now) => (isOpen ? menu : now === menu ? undefined : now));
  const link = (
    <a className={menuEntryClass} href="#menus">
      {say('Üzletek', 'Shops')}
    </a>
  );
  return (
    <div className={styles.header}>
      <Menu
        link={link}
        name={say('Üzletek menü', 'Shops menu')}
        isOpen={open === 'shops'}
        onOpenChange={change('shops')}
      >
        {() => <Wrapper>{say('Cipők, könyvek, kávé.', 'Shoes, books, coffee.')}</Wrapper>}
      </Menu>
      <Menu
        label={say('Szolgáltatások', 'Services')}
        isOpen={open === 'services'}
        onOpenChange={change('services')}
      >
        {(leave) => (
          <button type="button" onClick={leave}>
            {say('Bezárás', 'Close')}
          </button>
        )}
      </Menu>
    </div>
  );
};
