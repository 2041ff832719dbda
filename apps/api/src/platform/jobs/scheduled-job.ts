import { z } from 'zod';
import type { Ctx } from '../context.ts';
import type { Job, Schedule } from './jobs.ts';

interface ScheduledWork extends Schedule {
  name: Job['name'];
  /** Does one batch and returns whether there may be more. */
  run: (ctx: Ctx, signal: AbortSignal) => Promise<boolean>;
}

/** Declares recurring work. Each due run happens in one worker, batch after batch. */
export const scheduledJob = ({ name, run, ...schedule }: ScheduledWork): Job => ({
  name,
  payload: z.object({}),
  schedule,
  run: async (ctx, _payload, signal) => {
    let hasMore = true;
    while (hasMore && !signal.aborted) hasMore = await run(ctx, signal);
  },
});
