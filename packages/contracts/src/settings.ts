import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { settingsPaths } from './paths/settings.ts';

const line = (max: number) => z.string().trim().min(1).max(max);

/** Whose shop this is: everything a retailer changes to run it under their own name. */
export const StoreProfile = z.object({
  brandName: line(40),
  tagline: line(120),
  quote: line(160),
  address: line(200),
  phone: line(40),
  email: z.email().max(254),
  openingHours: line(80),
});
export type StoreProfile = z.output<typeof StoreProfile>;

export const StoreProfileReply = z.object({ success: z.literal(true), data: StoreProfile });
export type StoreProfileReply = z.output<typeof StoreProfileReply>;

export const settingsApi = {
  storeProfile: endpoint(settingsPaths.storeProfile, {
    access: 'public',
    isShared: true,
    summary: 'The name, address, hours and words of this shop',
    reply: StoreProfileReply,
    errors: [],
  }),
  changeStoreProfile: endpoint(settingsPaths.changeStoreProfile, {
    access: 'staff',
    summary: 'Replace the store profile',
    body: StoreProfile,
    reply: StoreProfileReply,
    errors: ['auth.required', 'auth.wrong_role', 'request.invalid'],
  }),
};
