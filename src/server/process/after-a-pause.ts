/** For work that several calls in a row need only once: it is done a moment after the last of them. */
export function afterAPause(work: () => Promise<void>, pauseMs = 50): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, pauseMs).unref();
  };
}
