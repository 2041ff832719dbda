export interface EmailContent {
  subject: string;
  paragraphs: readonly string[];
  /** Label of the button, if any. */
  action?: string;
}

export const accountEmails = {
  verifyEmail: (shop) => ({
    subject: `Confirm your email address for ${shop}`,
    paragraphs: [
      `Thanks for creating an account at ${shop}. Please confirm that this email address is yours.`,
      "If you didn't create an account, you can ignore this email.",
    ],
    action: 'Confirm email address',
  }),
  resetPassword: (shop) => ({
    subject: `Reset your ${shop} password`,
    paragraphs: [
      'We received a request to reset your password. Use this link within 30 minutes. It works once.',
      "If you didn't ask for this, you can ignore this email. Your password hasn't changed.",
    ],
    action: 'Reset password',
  }),
  staffInvitation: (shop, invitedBy) => ({
    subject: `You're invited to join the ${shop} team`,
    paragraphs: [
      `${invitedBy ? `${invitedBy} has invited you` : "You're invited"} to join the ${shop} team. Choose a password with this link, then sign in. The link works once, within 3 days. If it expires, ask for another invitation.`,
      "If you already shop here, you'll use the same account with a new password. You'll be signed out on all devices, and your passkeys will be removed. If you weren't expecting this, you can ignore this email: nothing changes until you use the link.",
    ],
    action: 'Choose a password',
  }),
  passwordChanged: (shop) => ({
    subject: `Your ${shop} password was changed`,
    paragraphs: [
      "Your password was just changed, and we've signed you out on your other devices.",
      `If this wasn't you, use "Forgot password?" on the sign-in page to reset it right away, then contact us.`,
    ],
  }),
  passkeyAdded: (shop) => ({
    subject: `A passkey was added to your ${shop} account`,
    paragraphs: [
      'A passkey was just added to your account. You can now sign in with it instead of your password.',
      "If this wasn't you, someone knows your password. Sign in, remove the passkey on your account page, change your password, then contact us.",
    ],
  }),
  twoFactorEnabled: (shop) => ({
    subject: `An authenticator app was set up for your ${shop} account`,
    paragraphs: [
      'An authenticator app was just set up for your account, with new recovery codes. Staff sign-in now needs a code from it.',
      "If this wasn't you, someone knows your password. Ask an owner of the shop to reset your two-factor authentication, then change your password.",
    ],
  }),
  factorRemoved: (shop) => ({
    subject: `A way to sign in was removed from your ${shop} account`,
    paragraphs: [
      'An authenticator app or passkey was just removed from your account.',
      "If this wasn't you, change your password, then contact us.",
    ],
  }),
  recoveryCodesRenewed: (shop) => ({
    subject: `New recovery codes for your ${shop} account`,
    paragraphs: [
      'New recovery codes were just created for your account. The old ones no longer work.',
      "If this wasn't you, someone knows your password and has your authentication code. Change your password, create new codes, then contact us.",
    ],
  }),
  guessAlert: (shop) => ({
    subject: `Many sign-in attempts on your ${shop} account`,
    paragraphs: [
      "Someone has tried to sign in to your account many times, so we've paused sign-in on new devices for up to an hour. You can still sign in on the devices you've used before.",
      'To sign in on a new device now, open this link on it and confirm your email address. It works once, within an hour. If your password is short or you use it elsewhere, change it.',
    ],
    action: "Confirm it's you",
  }),
  dataLink: (shop) => ({
    subject: `Download your data from ${shop}`,
    paragraphs: [
      `You asked for a copy of everything ${shop} stores about you. This link works once, within 24 hours, in a browser where you're signed in.`,
      "If this wasn't you, someone may know your password. Change it and contact us.",
    ],
    action: 'Download my data',
  }),
  erasure: (shop) => ({
    subject: `Your ${shop} account will be deleted in 7 days`,
    paragraphs: [
      "You asked us to delete your account. We'll delete it in 7 days, or once your last order is complete if that's later, along with everything the law doesn't require us to keep. We won't be able to email you after that.",
      `Changed your mind? Sign in before then and choose "Keep my account". If you didn't ask for this, do that right away and change your password.`,
    ],
  }),
  idle: (shop) => ({
    subject: `Your ${shop} account will be deleted in a month`,
    paragraphs: [
      "You haven't signed in for almost two years, so we'll delete your account in a month, along with everything the law doesn't require us to keep. We won't remind you again.",
      'To keep your account, just sign in before then.',
    ],
  }),
} as const satisfies Record<string, (shop: string, invitedBy?: string) => EmailContent>;

export type AccountEmail = keyof typeof accountEmails;
