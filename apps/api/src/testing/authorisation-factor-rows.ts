import { open, own, staff, type Row } from './authorisation-row.ts';

/** Passkeys, authenticator apps and confirmations. */
export const factorRows: Record<string, Row> = {
  'POST /api/auth/passkey-options': open(),
  'POST /api/auth/passkey-login': open(400, { payload: () => ({}) }),
  'POST /api/auth/admin-passkey-options': open(),
  'POST /api/auth/admin-passkey-login': open(400, { payload: () => ({}) }),

  'GET /api/account/passkeys': own(),
  'POST /api/account/passkeys/options': own(400, { payload: () => ({}) }),
  'POST /api/account/passkeys': own(400, { payload: () => ({}) }),
  'PUT /api/account/passkeys/:id': own(404, { payload: () => ({ name: 'My phone' }) }),
  'POST /api/account/passkeys/:id/removal': own(400, { payload: () => ({}) }),

  'GET /api/admin/me/second-step': staff(),
  'POST /api/admin/me/confirmation': staff(400, { payload: () => ({}) }),
  'POST /api/admin/me/confirmation/passkey-options': staff(),
  'POST /api/admin/me/confirmation/passkey': staff(400, { payload: () => ({}) }),
  'POST /api/admin/me/second-step': staff(400, { payload: () => ({}) }),
  'PUT /api/admin/me/second-step': staff(400, { payload: () => ({ code: '000000' }) }),
  'POST /api/admin/me/second-step/recovery-codes': staff(400, { payload: () => ({}) }),
  'POST /api/admin/me/second-step/end': staff(400, { payload: () => ({}) }),
};
