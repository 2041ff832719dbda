import { appRole } from '#api/platform/db/pool.ts';
import type { Env } from '#api/platform/env.ts';

/** With one login for everything, the API and the worker drop to the app role at connect. */
export function roleFor(env: Env): string | undefined {
  return env.DATABASE_OWNER_URL === env.DATABASE_URL ? appRole : undefined;
}
