import type { Passwords } from '#api/platform/passwords.ts';
import type { Limits } from './limits.ts';

/** What checking or setting a password needs. */
export interface AuthDeps {
  passwords: Passwords;
  limits: Limits;
}
