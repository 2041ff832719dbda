import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { root, type Settings } from './settings.ts';

export interface Part {
  name: string;
  command: string;
  args: string[];
  /** Stops only after the part of this name, which needs it to finish. */
  endsAfter?: string;
}

interface Options {
  env: Settings;
  /** Formats lines, which are prefixed with the part's name; without it, output is inherited. */
  show?: (line: string) => string;
  /** Time for parts to exit before they are killed. */
  maxWaitMs: number;
}

interface Running {
  part: Part;
  child: ChildProcess;
  /** Resolves when the process exits; its children may still run. */
  ended: Promise<Ending>;
  /** Resolves when all its output streams are closed. */
  closed: Promise<Ending>;
}

interface Ending {
  name: string;
  code: number;
  reason: string;
}

const colours = ['cyan', 'magenta', 'yellow', 'blue'] as const;
const expectedExitCodes = new Set([0, 130, 143]);

/** Runs all parts until a signal arrives or one exits, then stops all. Returns the exit code. */
export async function runProcesses(parts: Part[], options: Options): Promise<number> {
  const running = parts.map((part) => start(part, options));
  const killAll = () => running.forEach(({ child }) => signalGroup(child, 'SIGKILL'));
  running.forEach(({ child }, index) => printLines(child, prefixOf(parts, index), options.show));

  const requested = stopRequested(killAll);
  const first = await Promise.race([requested, ...running.map(({ ended }) => ended)]);
  if (first) console.error(`${first.name} exited (${first.reason}); stopping the others`);

  const deadline = setTimeout(() => {
    console.error(`Processes did not stop within ${options.maxWaitMs / 1000} s; killing them`);
    killAll();
  }, options.maxWaitMs);
  const endings = await Promise.all(running.map((one) => end(one, running)));
  clearTimeout(deadline);

  if (first) return first.code === 0 ? 1 : first.code;
  return endings.every(({ code }) => expectedExitCodes.has(code)) ? 0 : 1;
}

/** Starts a part in its own process group, so that Ctrl-C reaches it only through here. */
function start(part: Part, { env, show }: Options): Running {
  const { name, command, args } = part;
  const child = spawn(command, args, {
    cwd: root,
    env,
    detached: true,
    stdio: show ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  const after = (event: 'exit' | 'close') =>
    new Promise<Ending>((resolve) => {
      child.once('error', (error) => resolve({ name, code: 127, reason: error.message }));
      child.once(event, (code: number | null, signal: NodeJS.Signals | null) => {
        if (code !== null) resolve({ name, code, reason: `code ${code}` });
        else resolve({ name, code: signal === 'SIGTERM' ? 143 : 137, reason: String(signal) });
      });
    });
  return { part, child, ended: after('exit'), closed: after('close') };
}

async function end({ part, child, closed }: Running, all: Running[]): Promise<Ending> {
  await all.find((other) => other.part.name === part.endsAfter)?.closed;
  signalGroup(child, 'SIGTERM');
  return closed;
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function stopRequested(onSecondInterrupt: () => void): Promise<undefined> {
  return new Promise((resolve) => {
    let requestedAt = Infinity;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        // Under npm one Ctrl-C arrives twice: from the terminal and forwarded by npm.
        if (signal === 'SIGINT' && performance.now() - requestedAt > 1_000) onSecondInterrupt();
        requestedAt = Math.min(requestedAt, performance.now());
        resolve(undefined);
      });
    }
  });
}

function prefixOf(parts: Part[], index: number): string {
  const width = Math.max(...parts.map((part) => part.name.length));
  const colour = colours[index % colours.length] ?? 'cyan';
  return styleText(colour, `${parts[index]?.name.padEnd(width)} │`);
}

function printLines(child: ChildProcess, prefix: string, show = (line: string) => line): void {
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', (line) => console.log(prefix, show(line)));
  }
}
