import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './error-catalogue.ts';

type Described = Pick<Endpoint, 'call' | 'access' | 'errors'>;

const everyCall = [
  'request.invalid',
  'request.too_many',
  'server.overloaded',
  'server.unavailable',
] as const;
const everyWrite = ['request.cross_site', 'request.too_large', 'request.unsupported_type'] as const;
const everyStaffCall = [
  'auth.required',
  'auth.wrong_role',
  'auth.permission_denied',
  'auth.two_factor_setup_required',
] as const;

/** Returns the errors a call may reply with: its own, and those of its method and access. */
export function declaredErrors({ call, access, errors = [] }: Described): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([...everyCall, ...errors]);
  if (call.method !== 'GET') for (const code of everyWrite) codes.add(code);
  if (access === 'shopper') codes.add('auth.required');
  else if (access !== 'public') for (const code of everyStaffCall) codes.add(code);
  return [...codes];
}
