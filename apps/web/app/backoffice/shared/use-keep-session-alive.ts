import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meKey } from './query-keys.ts';

/** Well within the 30-minute idle timeout of staff sessions. */
const intervalMs = 5 * 60_000;

/** Pings the server while staff type or click, so the session does not time out mid-form. */
export function useKeepSessionAlive(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let lastPingAt = Date.now();
    const ping = () => {
      if (Date.now() - lastPingAt < intervalMs) return;
      lastPingAt = Date.now();
      void queries.refetchQueries({ queryKey: meKey });
    };
    document.addEventListener('keydown', ping);
    document.addEventListener('pointerdown', ping);
    return () => {
      document.removeEventListener('keydown', ping);
      document.removeEventListener('pointerdown', ping);
    };
  }, [queries]);
}
