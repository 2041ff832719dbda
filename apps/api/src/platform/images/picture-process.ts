import { pictureWork } from './picture-work.ts';
import type { Reply, Request } from './run-picture-work.ts';

const maxBytes = Number(process.argv[2]) * 1_024 * 1_024;
const checkEveryMs = 20;

/** Ends at once. An ordinary exit would wait for the decoder. */
const end = () => process.kill(process.pid, 'SIGKILL');

process.on('disconnect', end);
process.on('message', ({ id, name, args }: Request) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > maxBytes) end();
  }, checkEveryMs);
  // The arguments are those of the work that the request names.
  const work = pictureWork[name] as (...args: unknown[]) => Promise<unknown>;
  const reply = (answer: Reply) => {
    clearInterval(watch);
    process.send?.(answer);
  };
  work(...args).then(
    (result) => reply({ id, result }),
    (error: unknown) => reply({ id, error: String(error) }),
  );
});
