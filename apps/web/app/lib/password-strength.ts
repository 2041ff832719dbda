const weak = 'Fair. Longer is stronger: a few words in a row are easy to keep in mind';

/** How good a password is, in words. Length counts for most; strange characters for little. */
export function passwordStrength(password: string, isCommon: boolean): string {
  if (password.length === 0) return 'At least 8 characters. 15 or more are strong';
  if (password.length < 8) return `Too short: ${8 - password.length} more to go`;
  if (isCommon) return 'Too common: others guess it first';
  const variety = new Set(password).size;
  if (variety < 5) return 'Weak: the same few characters again and again';
  if (password.length >= 15 && variety >= 8) return 'Strong';
  return password.length >= 12 ? 'Good' : weak;
}
