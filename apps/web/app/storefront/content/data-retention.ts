import { cartRetentionDays, idleAccountMonths, sessionRetention } from '@sirkito/commerce';

/** Rows of data, purpose and retention period. */
export const dataRetention: readonly (readonly [string, string, string])[] = [
  [
    'Name, email, password (stored only as a hash), passkeys',
    'Your account',
    `Until you delete your account or don't sign in for ${idleAccountMonths} months. We'll email you a month before we delete it`,
  ],
  [
    'Delivery addresses and phone numbers',
    "To deliver your orders and call you if you're not home",
    'Until you remove them',
  ],
  [
    'Orders, invoices, payments',
    'To fulfill your orders and keep tax records',
    "At least 5 years, as required by tax law. If you delete your account, invoices keep your name that long, orders don't",
  ],
  ['Saved items and builds', 'So you can find them again', 'Until you remove them'],
  [
    'Your cart',
    'So you can find it again',
    `Until you remove the items, or ${cartRetentionDays} days after your last change`,
  ],
  [
    'Reviews and their photos',
    'To help other shoppers choose',
    'Until you remove them. If you delete your account, they stay without your name, email and phone number',
  ],
  [
    'Questions and answers about products',
    'To help other shoppers choose',
    'They stay, without your name, email and phone number if you delete your account, unless you ask us to remove them',
  ],
  ['Messages you send us', 'To reply to you', '2 years'],
  [
    'Each sign-in: the first part of your IP address, and your browser',
    'To show you where you are signed in',
    `Until you sign out, at most ${sessionRetention.days + sessionRetention.daysAfterEnd} days`,
  ],
  [
    'Sign-ins, failed ones too, and changes to your account: the first part of your IP address',
    'To notice misuse of accounts',
    '1 year',
  ],
  ['Your full IP address', 'To protect the site from automated traffic', 'At most 1 hour'],
];
