import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { query } from '@sirkito/e2e/stack/database';

interface NewSession {
  accountId: string;
  kind: 'shopper' | 'staff';
}

/** Opens a session for an account and returns its token. */
export async function signIn(
  databaseUrl: string,
  { accountId, kind }: NewSession,
): Promise<string> {
  const token = `s_${randomBytes(32).toString('base64url')}`;
  await query(
    databaseUrl,
    `with opened as (
       insert into session (id, account_id, kind, user_agent, network, created_at, last_seen_at,
         expires_at)
       values ($1, $2, $3, 'bench', '127.0.0.0/24', now(), now(), now() + interval '1 day')
     )
     insert into session_token (hash, session_id, issued_at, used_at)
     values ($4, $1, now(), now())`,
    [randomUUID(), accountId, kind, createHash('sha256').update(token).digest()],
  );
  return token;
}

/** Inserts a signed-in owner and returns the token. */
export async function signInOwner(databaseUrl: string): Promise<string> {
  const accountId = randomUUID();
  await query(
    databaseUrl,
    `insert into account (id, user_name, email, role, staff_role, email_verified_at, created_at,
       updated_at)
     values ($1::uuid, 'Bench', $1::uuid || '@bench.test', 'admin', 'owner', now(), now(), now())`,
    [accountId],
  );
  return signIn(databaseUrl, { accountId, kind: 'staff' });
}
