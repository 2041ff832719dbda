import { AppError } from '@sirkito/contracts/errors';
import { createWorkQueue } from '@sirkito/process';
import { inSteps } from '#api/platform/concurrency/in-steps.ts';
import { createUnderWay } from '#api/platform/concurrency/under-way.ts';
import type { Ctx } from '#api/platform/context.ts';
import { addressPrefix, publicNetworkOf } from '#api/platform/network.ts';

const queue = createWorkQueue({ capacity: 40 });
/** Leaves room for others. */
const maxPerVisitor = 8;
const visitors = createUnderWay();

/**
 * Compares many parts, for one request at a time and with other requests in between: anyone can ask
 * for any combination of parts.
 */
export async function compare<T>(
  ctx: Pick<Ctx, 'clientAddress' | 'signal'>,
  work: () => Generator<void, T>,
): Promise<T> {
  const address = ctx.clientAddress?.() ?? '';
  const visitor = addressPrefix(address, 4, 56);
  // A private address is the web server's, or a proxy's that isn't trusted, and stands for many.
  const isOneVisitor = publicNetworkOf(address) !== null;
  if (isOneVisitor && visitors.count(visitor) >= maxPerVisitor) {
    throw new AppError('request.too_many', { retryAfterSeconds: 2 });
  }
  return visitors.run(visitor, () => queue.run(() => inSteps(work(), ctx.signal), ctx));
}
