/** A link to another host that can be shown here: its page takes the place of what is around it. */
export function openFrames() {
  addEventListener('click', (event) => {
    const link = linkAt(event);
    if (!link) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.src = link.href;
    frame.title = link.dataset.frameTitle ?? '';
    frame.className = link.dataset.frameClass ?? '';
    link.closest('[data-stand-in]')?.replaceWith(frame);
  });
}

function linkAt({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) {
  if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a[data-frame-title]');
}
