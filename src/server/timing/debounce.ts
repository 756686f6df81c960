/** For work that several calls in a row need only once: it is done a moment after the last of them. */
export function debounce(work: () => Promise<void>, milliseconds = 50): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds).unref();
  };
}
