import { useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { ServicesPanel, type ServicesPanelProps } from './services-menu/services-panel.tsx';
import { useClosing } from './services-menu/use-closing.ts';

interface ServicesItemProps extends ServicesPanelProps {
  link: { address: string; name: string; current: 'page' | 'true' | undefined };
  /** What the button is called. */
  label: string;
}

const closesAfter = 150;

/**
 * The link to the services and the panel below it. Until this knows whether it is open the style
 * sheet opens the panel, with the groups alone; layout.css has both ways.
 */
export function ServicesItem({ language, link, label, ...panel }: ServicesItemProps) {
  const item = useRef<HTMLDivElement>(null);
  const closing = useRef<number>(undefined);
  const [isOpen, setOpen] = useState<boolean>();
  const show = (isShown: boolean) => {
    clearTimeout(closing.current);
    setOpen(isShown);
  };
  useClosing(item, isOpen ?? false, () => show(false));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer opens it; keys have the button
    <div
      ref={item}
      data-open={isOpen}
      className="services-item"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show(true)}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse')
          closing.current = window.setTimeout(setOpen, closesAfter, false);
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !item.current?.contains(relatedTarget)) show(false);
      }}
    >
      <a href={link.address} aria-current={link.current} className="header-link pe-1">
        {link.name}
      </a>
      <button
        type="button"
        aria-label={label}
        aria-expanded={isOpen ?? false}
        onClick={() => show(!isOpen)}
        className="needs-script header-link px-1"
      >
        <Icon
          name="chevron"
          className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <ServicesPanel language={language} {...panel} />
    </div>
  );
}
