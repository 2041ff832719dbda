import { appRole } from '#api/platform/db/pool.ts';
import type { Env } from '#api/platform/env.ts';

/** Returns the role to SET at connect when the API shares its login with the owner. */
export function roleFor(env: Env): string | undefined {
  return env.DATABASE_OWNER_URL === env.DATABASE_URL ? appRole : undefined;
}
