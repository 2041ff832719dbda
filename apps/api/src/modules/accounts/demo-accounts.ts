/** For trying the shop out. Their passwords are in the README, so a live shop refuses them. */
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
