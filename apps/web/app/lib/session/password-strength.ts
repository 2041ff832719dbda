const weak = 'Fair. Longer is stronger: try a few random words';

/** Returns a message about a password's strength. Length counts more than special characters. */
export function passwordStrength(password: string, isCommon: boolean): string {
  if (password.length === 0) return 'At least 8 characters. 15 or more is strong';
  if (password.length < 8) return `Too short: ${8 - password.length} more to go`;
  if (isCommon) return "Too common. Choose one that's harder to guess";
  const variety = new Set(password).size;
  if (variety < 5) return 'Weak: too many repeated characters';
  if (password.length >= 15 && variety >= 8) return 'Strong';
  return password.length >= 12 ? 'Good' : weak;
}
