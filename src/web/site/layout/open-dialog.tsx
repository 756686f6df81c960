import type { ComponentProps } from 'react';

type ButtonProps = Omit<ComponentProps<'button'>, 'type'>;

/**
 * Opens a dialog over the page, without a script: as a modal one where the browser knows `command`,
 * and where it does not, as a popover.
 */
export function OpenButton({ dialog, ...rest }: ButtonProps & { dialog: string }) {
  return (
    <button
      type="button"
      {...{ command: 'show-modal', commandfor: dialog }}
      popoverTarget={dialog}
      aria-haspopup="dialog"
      {...rest}
    />
  );
}

export function CloseButton({ dialog, ...rest }: ButtonProps & { dialog: string }) {
  return (
    <button
      type="button"
      {...{ command: 'close', commandfor: dialog }}
      popoverTarget={dialog}
      popoverTargetAction="hide"
      {...rest}
    />
  );
}
