import { cartKeptDays, idleAccountMonths, sessionKept } from '@sirkito/commerce';

/** What, why and how long. */
export const keptData: readonly (readonly [string, string, string])[] = [
  [
    'Name, e-mail, password (only as a hash)',
    'Your account',
    `Until you erase the account, or have not been here for ${idleAccountMonths} months; we write to you a month before`,
  ],
  [
    'Delivery addresses and phone numbers',
    'To deliver, and to call if nobody is home',
    'Until you remove them',
  ],
  [
    'Orders, invoices, payments',
    'To fulfil them; tax law asks for the records',
    'At least 5 years, as tax law asks',
  ],
  ['Saved parts and builds', 'So that you find them again', 'Until you remove them'],
  [
    'Your cart',
    'So that you find it again',
    `Until you remove what is in it, or ${cartKeptDays} days after you last changed it`,
  ],
  [
    'Reviews and their photos',
    'To help others choose',
    'Until you remove them; once your account is erased, your words stay without your name',
  ],
  [
    'Questions and answers about products',
    'To help others choose',
    'They stay, without your name once your account is erased, unless you ask us to take them away',
  ],
  ['What you write to us', 'To answer you', '2 years'],
  [
    'Each sign-in: the first part of your internet address, and your browser',
    'To show you where you are signed in',
    `Until you sign out, at most ${sessionKept.days + sessionKept.daysAfterEnd} days`,
  ],
  ['Your whole internet address', 'To keep programs from flooding the shop', 'At most one hour'],
];
