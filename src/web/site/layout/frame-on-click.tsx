import { type ReactNode, useState } from 'react';

interface FrameOnClickProps {
  /** The address on the other host; nothing is asked of it before the click. */
  src: string;
  title: string;
  className?: string;
  /** The stand-in and its link; the link gets these properties. */
  children: (link: {
    href: string;
    onClick: (event: { preventDefault(): void }) => void;
  }) => ReactNode;
}

/** A frame of another host behind a light stand-in; without a script, a link to that host. */
export function FrameOnClick({ src, title, className, children }: FrameOnClickProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <iframe src={src} title={title} loading="lazy" className={className} />;
  return children({
    href: src,
    onClick: (event) => {
      event.preventDefault();
      setOpen(true);
    },
  });
}
