import { globSync } from 'node:fs';

/** Returns the environment of a process whose wall clock is off, such as by `-1h`. */
export function wrongClock(offset: string): Record<string, string> {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
  if (!library) throw new Error('Install the Debian package faketime: npm run services -- install');
  // Timers of a real process run on the monotonic clock, which nobody sets.
  return { LD_PRELOAD: library, FAKETIME: offset, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
}
