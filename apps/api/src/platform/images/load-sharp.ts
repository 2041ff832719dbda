import { readdir, readFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';

/** Below requests and the database, which share the processors. */
const niceness = 10;

let lowered: Promise<void> | undefined;

/** Loads sharp on first use, because it would double the API's start-up time. */
export async function loadSharp() {
  lowered ??= lowerPriority();
  await lowered;
  const { default: sharp } = await import('sharp');
  return sharp;
}

/** Lowers the priority of the threads in which sharp works, on Linux, where each has its own. */
async function lowerPriority(): Promise<void> {
  if (process.platform !== 'linux') return;
  for (const thread of await readdir('/proc/self/task')) {
    // Other threads may have ended meanwhile.
    const name = await readFile(`/proc/self/task/${thread}/comm`, 'utf8').catch(String);
    const id = Number(thread);
    // Raising the priority of a process started with nice would need root.
    if (name.startsWith('libuv-worker') && getPriority(id) < niceness) setPriority(id, niceness);
  }
}
