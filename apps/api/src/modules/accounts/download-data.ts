import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { PersonalRecords } from '#api/platform/personal-data.ts';
import type { Limits } from './limits.ts';
import { takeOneTimeToken } from './one-time-tokens.queries.ts';
import { sha256 } from './tokens.ts';

interface Door {
  limits: Limits;
  personalRecords: readonly PersonalRecords[];
}

export async function downloadData(
  ctx: Ctx,
  { limits, personalRecords }: Door,
  token: string,
): Promise<Record<string, object[]>> {
  const { accountId } = requireShopper(ctx);
  await limits.take('mailedLink', accountId);
  return ctx.transact(async (tx) => {
    const link = { accountId, purpose: 'download_data', hash: sha256(token) } as const;
    const isTaken = await takeOneTimeToken(tx, link, ctx.now());
    if (!isTaken) throw new AppError('auth.bad_credentials');
    const found: Record<string, object[]> = {};
    for (const records of personalRecords) Object.assign(found, await records.list(tx, accountId));
    return found;
  });
}
