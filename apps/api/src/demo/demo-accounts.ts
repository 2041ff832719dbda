/** Accounts of the demo shop. Their passwords are public, so a live shop refuses to start with them. */
export const demoAccounts = [
  {
    userName: 'Demo Shopper',
    email: 'shopper@sirkito.test',
    password: 'Shopper-Pass-2026',
    role: 'user',
    staffRole: null,
  },
  {
    userName: 'Demo Admin',
    email: 'admin@sirkito.test',
    password: 'Admin-Pass-2026',
    role: 'admin',
    staffRole: 'owner',
  },
] as const;
