/** Removes placeholders and keeps the text of choices. */
const fixedText = (text: string): string =>
  text
    .replace(/\{[^{}|]*\}/g, ' ')
    .replace(/[{}|\s]+/g, ' ')
    .trim();

export const hasText = (text: string): boolean => /\p{L}/u.test(fixedText(text));

const codeForms = [
  // URLs, file names, and codes such as `cart.full`.
  /^(?:https?|mailto|tel|data|redis|postgres):|^[./#?&]\S*$|^[a-z@][\w@-]*(?:\/[\w.@:-]+)+$/,
  /^[a-z]\w*(?:\.\w+)+$|^\S+\.(?:ts|tsx|js|mjs|sql|json|sh|css|svg|png|webp)$/,
  // HTTP: requests, headers, MIME types and policies.
  /^(?:GET|POST|PUT|PATCH|DELETE) \/|^(?:Bearer|Basic)\b|^[a-z]+\/[\w.+*-]+$/,
  /^[a-z]+(?:-[a-z]+)*-(?:src|uri|action|ancestors|attr)\b|\bmax-age\b/,
  // CSS.
  /\d(?:px|vw|vh|rem|em|ms)\b|\(prefers-|(?:min|max)-width|\b(?:calc|var|rgb|url|translate)\(|^:root/,
  // SQL, which the project writes in lower case.
  /^(?:select .* from|insert into|update \w+ set|delete from|(?:create|alter|drop) (?:table|index|database|role)|truncate|show \w+_\w+)\b/,
  /^grant \w+|^\w*[_.][\w.]* as \w+$|::\w+/,
  // Names of settings and types, and code.
  /^\w+(?:_[a-zA-Z0-9]+)+$|^(?:[A-Z][a-z]+){2,}$|=>|\(\)|^\S*\w=\w\S*$|^--?[a-z]/,
];

const classToken = /^!?[a-z[][\w[\]:/.%()&>*#,=!+-]*$/;
const classMark =
  /^(?:[a-z-]+:)+[a-z[-]|-(?:\d|\[)|^(?:text|bg|border|font|p[xytblr]?|m[xytblr]?|gap|grid|items|justify|rounded|inset|fill|stroke|line|tracking|leading)-/;

function looksLikeClasses(text: string): boolean {
  const tokens = text.split(/\s+/);
  return (
    tokens.some((token) => classMark.test(token)) && tokens.every((one) => classToken.test(one))
  );
}

const word = /^[("“‘]?\p{L}[\p{L}’'-]+[)"”’.,:;!?…]*$/u;
const capitalWord = /^[“"(]?(?:\p{Lu}+\/)?\p{Lu}\p{Ll}[\p{L}\p{N}/’'&.-]*[….!?:,)”"]*$/u;

export const looksLikeCode = (text: string): boolean =>
  codeForms.some((form) => form.test(fixedText(text)));

/** Returns whether text looks like copy: several words, or one capitalised word. */
export function looksLikeProse(text: string): boolean {
  const fixed = fixedText(text);
  if (looksLikeCode(text) || looksLikeClasses(fixed)) return false;
  return /\s/.test(text.trim())
    ? fixed.split(/\s+/).some((token) => word.test(token))
    : capitalWord.test(fixed);
}
