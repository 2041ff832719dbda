import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { pictureWork } from './picture-work.ts';

type Work = typeof pictureWork;
type Result<Name extends keyof Work> = Awaited<ReturnType<Work[Name]>>;

export interface Request {
  id: number;
  name: keyof Work;
  args: unknown[];
}

export interface Reply {
  id: number;
  result?: unknown;
  error?: string;
}

/** Beside the sources and in the build; chunks of the build are in one folder. */
const program = import.meta.url.endsWith('.ts')
  ? new URL('picture-process.ts', import.meta.url)
  : new URL('picture-process.js', import.meta.url);
/** Gives the memory back: sharp takes about 60 MB. */
const idleMs = 60_000;

/**
 * Runs the work on pictures in a process of its own: a Node program of ours without a shell, the
 * settings or a part in this process's memory, at a lower priority than requests. It is killed at
 * the deadline, above its memory limit and when the caller has left; the next work starts another.
 * The largest photos take 2 s and 400 MB; small files can take minutes or gigabytes.
 */
export function createPictureProcess({ deadlineMs = 10_000, maxMegabytes = 700 } = {}) {
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    const started = fork(fileURLToPath(program), [String(maxMegabytes)], {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('message', ({ id, result, error }: Reply) => {
      if (error === undefined) pending.get(id)?.resolve(result);
      else pending.get(id)?.reject(new Error(error));
    });
    const end = (settle: (work: PromiseWithResolvers<unknown>) => void) => {
      if (child !== started) return;
      child = undefined;
      for (const work of pending.values()) settle(work);
    };
    started.on('exit', () => end(({ resolve }) => resolve(undefined)));
    started.on('error', (error) => end(({ reject }) => reject(error)));
    const { pid } = started;
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    return started;
  }

  /** Returns undefined if the process was killed. */
  return async <Name extends keyof Work>(
    name: Name,
    args: Parameters<Work[Name]>,
    signal?: AbortSignal,
  ): Promise<Result<Name> | undefined> => {
    signal?.throwIfAborted();
    child ??= start();
    const used = child;
    clearTimeout(idle);
    lastId += 1;
    const [id, work] = [lastId, Promise.withResolvers<unknown>()];
    pending.set(id, work);
    const kill = () => used.kill('SIGKILL');
    const deadline = setTimeout(kill, deadlineMs);
    signal?.addEventListener('abort', kill);
    const request: Request = { id, name, args };
    used.send(request, (error) => error && work.reject(error));
    try {
      const result = await work.promise;
      signal?.throwIfAborted();
      // The process answers with the result of the work that was named.
      return result as Result<Name> | undefined;
    } finally {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', kill);
      pending.delete(id);
      if (pending.size === 0) idle = setTimeout(() => child?.kill('SIGKILL'), idleMs).unref();
    }
  };
}
