import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { root, type Settings } from './settings.ts';

export interface Part {
  name: string;
  command: string;
  args: string[];
  /** Is asked to end only when the part of this name has, because that one needs it to finish. */
  endsAfter?: string;
}

interface Options {
  env: Settings;
  /** How a line is shown behind its part's name; without it lines go out as they are. */
  show?: (line: string) => string;
  /** How long a part may take to finish what it is doing. */
  patienceMs: number;
}

interface Running {
  part: Part;
  child: ChildProcess;
  /** The part itself has ended; what it started may not have. */
  ended: Promise<Ending>;
  /** Nothing of it is left that could write a line. */
  closed: Promise<Ending>;
}

interface Ending {
  name: string;
  code: number;
  reason: string;
}

const colours = ['cyan', 'magenta', 'yellow', 'blue'] as const;
const endedAsAsked = new Set([0, 130, 143]);

/** Runs all parts until a signal comes or one of them ends, then ends all. Gives the exit code. */
export async function runTogether(parts: Part[], options: Options): Promise<number> {
  const running = parts.map((part) => start(part, options));
  const killAll = () => running.forEach(({ child }) => signalGroup(child, 'SIGKILL'));
  running.forEach(({ child }, index) => tell(child, prefixOf(parts, index), options.show));

  const asked = endRequested(killAll);
  const first = await Promise.race([asked, ...running.map(({ ended }) => ended)]);
  if (first) console.error(`${first.name} ended (${first.reason}), so all end`);

  const deadline = setTimeout(() => {
    console.error(`Still not ended after ${options.patienceMs / 1000} s: killed`);
    killAll();
  }, options.patienceMs);
  const endings = await Promise.all(running.map((one) => end(one, running)));
  clearTimeout(deadline);

  if (first) return first.code === 0 ? 1 : first.code;
  return endings.every(({ code }) => endedAsAsked.has(code)) ? 0 : 1;
}

/** Each part leads a process group of its own, so that Ctrl-C reaches it once and from here. */
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

function endRequested(onInsistence: () => void): Promise<undefined> {
  return new Promise((resolve) => {
    let askedAt = Infinity;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        // One Ctrl-C arrives twice below npm: from the terminal and passed on by npm.
        if (signal === 'SIGINT' && performance.now() - askedAt > 1_000) onInsistence();
        askedAt = Math.min(askedAt, performance.now());
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

function tell(child: ChildProcess, prefix: string, show = (line: string) => line): void {
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', (line) => console.log(prefix, show(line)));
  }
}
