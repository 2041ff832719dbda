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
  passwordChanged: (shop) => ({
    subject: `Your password at ${shop} was changed`,
    paragraphs: [
      'The password of your account was just changed, and its other sessions were ended.',
      'If it was not you, choose a new password at once with "Forgot password" and write to us.',
    ],
  }),
} as const satisfies Record<string, (shop: string) => Words>;

export type AccountLetter = keyof typeof accountLetters;
