import { formatTimeLeft } from '@sirkito/commerce';
import { useEffect, useState } from 'react';

const msUntil = (iso: string) => Math.max(0, new Date(iso).getTime() - Date.now());

/** Counts down as `14 min 05 s left`; empty once over by the device's clock. */
export function useTimeLeft(until: string): string {
  const [ms, setMs] = useState(() => msUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setMs(msUntil(until)), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return ms < 1_000 ? '' : formatTimeLeft(ms);
}
