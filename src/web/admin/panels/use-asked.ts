import { useNavigation, useSearchParams } from 'react-router';

/**
 * What the address asks for, or is about to ask for: a choice that is still loading must be seen,
 * and a second one made meanwhile must not undo it.
 */
export function useAsked() {
  const [params, setParams] = useSearchParams();
  const { location } = useNavigation();
  return [location ? new URLSearchParams(location.search) : params, setParams] as const;
}
