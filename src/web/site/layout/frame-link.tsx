import type { ComponentProps } from 'react';

interface FrameLinkProps extends ComponentProps<'a'> {
  /** Of the frame that will take the place of the `data-stand-in` around this link. */
  frame: { title: string; className: string };
}

/**
 * Leads to another host, or shows it here, behind a light stand-in: nothing is asked of that host
 * before the click (open-frames.ts).
 */
export function FrameLink({ frame, ...rest }: FrameLinkProps) {
  return <a data-frame-title={frame.title} data-frame-class={frame.className} {...rest} />;
}
