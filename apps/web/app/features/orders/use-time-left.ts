import { useEffect, useState } from 'react';

const secondsUntil = (iso: string) =>
  Math.max(0, Math.floor((new Date(iso).getTime() - Date.now()) / 1_000));

/** `14:05` until then, counting; empty once it is over by the clock of this device. */
export function useTimeLeft(until: string): string {
  const [seconds, setSeconds] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(until)), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  if (seconds === 0) return '';
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
