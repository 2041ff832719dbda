export interface Words {
  subject: string;
  paragraphs: readonly string[];
  /** What the button says, if there is one. */
  action?: string;
}

/** What the shop writes to the owner of an account. */
export const accountLetters = {
  verifyEmail: (shop) => ({
    subject: `Confirm your e-mail address at ${shop}`,
    paragraphs: [
      `An account was opened at ${shop} with this address. Please confirm that it is yours.`,
      'If you did not open an account, there is nothing to do.',
    ],
    action: 'Confirm this address',
  }),
  resetPassword: (shop) => ({
    subject: `Choose a new password at ${shop}`,
    paragraphs: [
      'Somebody, we hope you, asked for a link to choose a new password. It works once, for 30 minutes.',
      'If it was not you, there is nothing to do: your password is what it was.',
    ],
    action: 'Choose a new password',
  }),
  staffInvitation: (shop, invitedBy) => ({
    subject: `You are invited to work at ${shop}`,
    paragraphs: [
      `${invitedBy ? `${invitedBy} invites you` : 'You are invited'} to work at ${shop}. Choose a password for your staff account with this link, then sign in with it. The link works once, for three days; after that, "Forgot it?" where staff sign in sends another.`,
      'If you shop here already, it is the same account. If you do not know what this is about, there is nothing to do.',
    ],
    action: 'Choose a password',
  }),
  passwordChanged: (shop) => ({
    subject: `Your password at ${shop} was changed`,
    paragraphs: [
      'The password of your account was just changed, and its other sessions were ended.',
      'If it was not you, choose a new password at once with "Forgot password" and write to us.',
    ],
  }),
  dataLink: (shop) => ({
    subject: `Your data at ${shop}`,
    paragraphs: [
      `You asked for everything ${shop} keeps about you. The link works once, for 24 hours, in a browser where you are signed in.`,
      'If it was not you, change your password and write to us: somebody knows it.',
    ],
    action: 'Get my data',
  }),
  erasure: (shop) => ({
    subject: `Your account at ${shop} will be erased in seven days`,
    paragraphs: [
      'You asked us to erase your account. In seven days, or once your last order has come if that is later, it will be gone, with everything we are not bound by law to keep. After that we have no address to write to, so this is our last letter.',
      'To keep it, sign in before then and choose "Keep my account". If it was not you who asked, do that at once and change your password.',
    ],
  }),
  idle: (shop) => ({
    subject: `Your account at ${shop} will be erased in a month`,
    paragraphs: [
      'You have not signed in for almost two years, and we keep nothing that nobody needs. In a month your account will be gone, with everything we are not bound by law to keep. After that we have no address to write to, so this is our last letter.',
      'To keep it, sign in before then. There is nothing else to do.',
    ],
  }),
} as const satisfies Record<string, (shop: string, invitedBy?: string) => Words>;

export type AccountLetter = keyof typeof accountLetters;
