import { commonPasswords } from './common-password-list.ts';

/** Words that attackers of this shop try first. */
const words = `
sirkito shop shopper store customer staff admin owner pc parts computer gaming gamer build builder
ryzen radeon geforce nvidia intel amd philippines philippine pilipinas pinas pinoy pinay filipino
filipina ph manila maynila quezon makati cebu davao luzon visayas mindanao mahal mahalkita
password welcome letmein qwerty iloveyou`;
const wordPattern = words.trim().split(/\s+/).join('|');
/** One or two of the words, with up to six digits or signs around each. */
const fromWords = new RegExp(`^[^a-z]{0,6}(?:(?:${wordPattern})[^a-z]{0,6}){1,2}$`);

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm'];
const sequences = rows.flatMap((row) => [row, row.split('').toReversed().join('')]);

/** Capitals, digits at the end and repetition make a common password hardly rarer. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const start = lower.replace(/[^a-z]{1,6}$/, '');
  return (
    commonPasswords.has(lower) ||
    commonPasswords.has(start) ||
    fromWords.test(lower) ||
    new Set(lower).size <= 2 ||
    /^(.{1,4})\1+$/.test(lower) ||
    sequences.some((row) => row.includes(lower) || (start.length >= 4 && row.includes(start)))
  );
}

interface Person {
  email: string;
  userName: string;
}

/** Returns whether a password is the person's email address or name, apart from digits and signs. */
export function isOwnName(password: string, { email, userName }: Person): boolean {
  const normalise = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');
  const names = [email.split('@')[0] ?? '', email, userName].map(normalise);
  return normalise(password) !== '' && names.includes(normalise(password));
}
