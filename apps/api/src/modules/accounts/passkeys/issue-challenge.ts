import { randomBytes } from 'node:crypto';
import { anyone, type Ctx } from '#api/platform/context.ts';
import { sha256 } from '../account/tokens.ts';
import { consumeChallenge, insertChallenge, type Challenge } from './challenges.queries.ts';

export type ChallengeScope = Omit<Challenge, 'hash'>;

/** Stores a challenge for one use within five minutes, for this purpose and account only. */
export async function issueChallenge(ctx: Ctx, scope: ChallengeScope): Promise<string> {
  anyone(ctx);
  const challenge = randomBytes(32).toString('base64url');
  await ctx.autocommit((tx) => insertChallenge(tx, { ...scope, hash: sha256(challenge) }));
  return challenge;
}

/** Returns whether the challenge was open. It is used up even if the signature turns out wrong. */
export async function useUpChallenge(
  ctx: Ctx,
  challenge: string,
  scope: ChallengeScope,
): Promise<boolean> {
  anyone(ctx);
  return ctx.autocommit((tx) => consumeChallenge(tx, { ...scope, hash: sha256(challenge) }));
}
