/** Returns two letters for the avatar. */
export const avatarInitials = (userName: string | undefined): string =>
  (userName ?? 'Guest').trim().slice(0, 2).toUpperCase();
