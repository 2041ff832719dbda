import { type Ctx, requireShopper } from '#api/platform/context.ts';
import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { securityEvent } from '#api/platform/security-log/security-event.ts';
import { sendDataLinkJob } from '../account/accounts.jobs.ts';
import type { AuthDeps } from '../account/auth-deps.ts';
import { badCredentials } from '../account/bad-credentials.ts';
import { confirmPassword } from '../account/confirm-password.ts';
import { consumeOneTimeToken } from '../account/one-time-tokens.queries.ts';
import { sha256 } from '../account/tokens.ts';

interface DownloadDeps extends Pick<AuthDeps, 'limits'> {
  personalRecords: readonly PersonalRecords[];
}

export async function downloadData(
  ctx: Ctx,
  { limits, personalRecords }: DownloadDeps,
  token: string,
): Promise<Record<string, object[]>> {
  const { accountId } = requireShopper(ctx);
  await limits.consume('mailedLink', accountId);
  return ctx.transact(async (tx) => {
    const oneTimeToken = { accountId, purpose: 'download_data', hash: sha256(token) } as const;
    const now = ctx.now();
    const isConsumed = await consumeOneTimeToken(tx, oneTimeToken, now);
    if (!isConsumed) throw badCredentials('link');
    await securityEvent(tx, ctx, { kind: 'data_downloaded' });
    const data: Record<string, object[]> = {};
    for (const records of personalRecords) {
      Object.assign(data, await records.list(tx, accountId, now));
    }
    return data;
  });
}

/** Sends a link rather than the data: it proves access to the mailbox, and no copy is stored. */
export async function requestData(ctx: Ctx, deps: AuthDeps, password: string): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await deps.limits.consume('accountMail', accountId);
  await confirmPassword(ctx, deps, password);
  await ctx.transact(async (tx) => {
    await ctx.enqueue(tx, sendDataLinkJob, { accountId });
    await securityEvent(tx, ctx, { kind: 'data_requested' });
  });
}
