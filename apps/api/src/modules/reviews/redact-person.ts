export interface Person {
  names: readonly string[];
  emails: readonly string[];
  /** As stored, such as +639171234567. */
  phones: readonly string[];
}

const removed = '[removed]';
const minNameLength = 3;
const letter = String.raw`[\p{L}\p{M}\p{N}]`;
const between = String.raw`[\s().\-\u2010-\u2015]*`;

/** Returns a function that replaces what identifies this person in a text. */
export function redactPerson({ names, emails, phones }: Person): (text: string) => string {
  // Emails first: they often contain names.
  const patterns = [
    ...emails.map(emailPattern),
    ...phones.map(phonePattern),
    ...namePatterns(names),
  ];
  return (text) =>
    patterns
      .reduce((left, pattern) => left.replace(pattern, removed), text.normalize('NFD'))
      .normalize('NFC');
}

/** Also matches `name (at) example.com`. */
function emailPattern(email: string): RegExp {
  const [local = '', domain = ''] = email.split('@').map(escapePattern);
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}._%+\-])${local}\s*(?:@|[(\[]\s*at\s*[)\]])\s*${domain}(?![\p{L}\p{N}\-])`,
    'giu',
  );
}

/** Matches the number with +63, 63, 0 or nothing before it, grouped in any way. */
function phonePattern(phone: string): RegExp {
  const digits = phone.replaceAll(/\D/g, '').slice(-10).split('').join(between);
  return new RegExp(
    String.raw`(?<!\d)[(]?\+?(?:[(]?63[)]?${between})?(?:[(]?0${between})?[(]?${digits}(?!\d)`,
    'gu',
  );
}

/** Matches whole names and their parts, with or without accents. */
function namePatterns(names: readonly string[]): RegExp[] {
  const whole = names.map((name) => withoutAccents(name).replace(/@.*$/, '').trim());
  const words = [...whole, ...whole.flatMap((name) => name.split(/[^\p{L}]+/u))]
    .filter((name) => name.length >= minNameLength)
    .sort((one, other) => other.length - one.length);
  if (words.length === 0) return [];
  const anyOf = [...new Set(words)].map(accentPattern).join('|');
  return [new RegExp(`(?<!${letter})(?:${anyOf})(?!${letter})`, 'giu')];
}

const withoutAccents = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '');

const accentPattern = (word: string) =>
  Array.from(word, (character) => String.raw`${escapePattern(character)}\p{M}*`).join('');

const escapePattern = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
