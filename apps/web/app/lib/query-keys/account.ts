export const profileKey = ['account', 'profile'] as const;
export const sessionsKey = ['account', 'sessions'] as const;
export const passkeysKey = ['account', 'passkeys'] as const;
export const addressesKey = (userId: string) => ['addresses', userId] as const;
/** Mutation key, to tell whether an address is being saved. */
export const saveAddressKey = ['addresses', 'saving'] as const;
export const localitiesKey = (parent = '') => ['localities', parent] as const;
