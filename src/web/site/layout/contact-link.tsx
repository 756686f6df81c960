import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { publicPaths } from '../../../model/public-paths.ts';
import { SiteLink } from './site-link.tsx';

interface ContactLinkProps {
  className?: string;
  children: ReactNode;
}

type Modal = ComponentType<{ onClose: () => void }>;

/** Opens the contact modal, which is loaded only then; without a script, the contact page. */
export function ContactLink({ className = '', children }: ContactLinkProps) {
  const [Modal, setModal] = useState<Modal | null>(null);
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const modal = await import('./contact-modal/contact-modal.tsx').catch(() => null);
    if (modal) setModal(() => modal.ContactModal);
    else location.assign(href);
  };
  return (
    <>
      <SiteLink
        to={publicPaths.contact}
        onClick={open}
        aria-haspopup="dialog"
        // It leads to the dialog, even on the contact page.
        aria-current={false}
        className={className}
      >
        {children}
      </SiteLink>
      {Modal && <Modal onClose={() => setModal(null)} />}
    </>
  );
}
