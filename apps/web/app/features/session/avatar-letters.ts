/** Who is here, in two letters. */
export const avatarLetters = (userName: string | undefined): string =>
  (userName ?? 'Guest').trim().slice(0, 2).toUpperCase();
