import { useRevalidator } from 'react-router';

/** Asks for the screen's content again, without leaving it. */
export function useRefetch() {
  const { revalidate } = useRevalidator();
  return () => {
    void revalidate();
  };
}
