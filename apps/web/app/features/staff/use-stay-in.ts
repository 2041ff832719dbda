import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meKey } from './use-rights.ts';

/** Well within the half hour after which a session of staff that is not used ends. */
const everyMs = 5 * 60_000;

/** Whoever writes for long is here all the while, though nothing is sent: the server is told. */
export function useStayIn(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let toldAt = Date.now();
    const tell = () => {
      if (Date.now() - toldAt < everyMs) return;
      toldAt = Date.now();
      void queries.refetchQueries({ queryKey: meKey });
    };
    document.addEventListener('keydown', tell);
    document.addEventListener('pointerdown', tell);
    return () => {
      document.removeEventListener('keydown', tell);
      document.removeEventListener('pointerdown', tell);
    };
  }, [queries]);
}
