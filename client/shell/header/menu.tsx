import { useLocation } from '@tanstack/react-router';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { endonyms } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { ReportMissingPart, lazyPart } from '../../lib/parts/part';
import { countryName } from '../../lib/words/place-names';
import { useMarket } from '../../data/use-market';
import { Icon } from '../../ui/icons/icon';
import styles from './header.module.css';

const MenuSheet = lazyPart(async () => (await import('./menu-sheet')).MenuSheet);

/** Buttons that open the menu: language and country on a desktop, the whole menu on a phone. */
export function Menu() {
  const { href } = useLocation();
  // Path at which it was opened: following a link closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const lng = language();
  const country = countryName(useMarket(), lng);
  const code = lng.toUpperCase();
  const isOpen = openedOn === href;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setOpenedOn(isOpen ? null : href);
  };
  return (
    <>
      <Trigger
        className={styles['choices']}
        label={m.shell_language_and_market({ language: `${endonyms[lng]} ${code}`, country })}
        onPress={toggle}
      >
        <b>{code}</b> <small>{country}</small>
      </Trigger>
      <Trigger className={styles['menu']} label={m.shell_menu()} onPress={toggle}>
        <Icon name="menu" />
      </Trigger>
      {openedOn === null ? null : (
        <MenuSheet
          isOpen={isOpen}
          onClose={() => setOpenedOn(null)}
          renderMissing={(retry) => <ReportMissingPart retry={retry} />}
        />
      )}
    </>
  );
}

interface TriggerProps {
  readonly className: string | undefined;
  readonly label: string;
  readonly onPress: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

/** Button that opens the menu. Without script it links to the footer, which has everything that the sheet has. */
function Trigger({ className, label, onPress, children }: TriggerProps) {
  return (
    <a href="#footer" className={className} aria-label={label} aria-haspopup="dialog" onClick={onPress}>
      {children}
    </a>
  );
}
