import { type ComponentType, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useText } from '../language/dictionary.ts';
import { MainLink } from './main-link.tsx';
import type { MainLinkTarget } from './navigation.ts';
import type { ServicesPanelProps } from './services-menu/services-panel.tsx';

const closesAfter = 150;

/** The panel with its data is loaded when somebody comes near; without a script the link does. */
export function ServicesItem({ link }: { link: MainLinkTarget }) {
  const { navigation } = useText();
  const item = useRef<HTMLLIElement>(null);
  const closing = useRef<number>(undefined);
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ServicesPanelProps>>();

  const getReady = () => {
    if (Panel) return;
    import('./services-menu/services-panel.tsx').then(
      ({ ServicesPanel }) => setPanel(() => ServicesPanel),
      () => {},
    );
  };
  const show = (isShown: boolean) => {
    clearTimeout(closing.current);
    getReady();
    setOpen(isShown);
  };
  return (
    <li
      ref={item}
      className="flex h-full items-center"
      onFocus={getReady}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show(true)}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse')
          closing.current = window.setTimeout(setOpen, closesAfter, false);
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !item.current?.contains(relatedTarget)) show(false);
      }}
    >
      <MainLink {...link} className="header-link pe-1" />
      <button
        type="button"
        aria-label={navigation.servicesMenu}
        aria-expanded={isOpen}
        onClick={() => show(!isOpen)}
        className="needs-script header-link px-1"
      >
        <Icon
          name="chevron"
          className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && Panel && <Panel item={item} onClose={() => show(false)} />}
    </li>
  );
}
