import type { Line } from './read-source.ts';

/** Reads the product descriptions of a catalogue file. */
export const readCatalogue = (source: string): Line[] =>
  source.split('\n').flatMap((text, at) => {
    const [, description] = /^\s*"description": ("(?:[^"\\]|\\.)*"),?$/.exec(text) ?? [];
    return description ? [{ line: at + 1, text: JSON.parse(description) as string }] : [];
  });

/** Reads text literals of SQL functions, such as payment names. */
export const readSql = (source: string): Line[] =>
  source.split('\n').flatMap((text, at) => {
    if (/^\s*(?:--|comment on)/i.test(text)) return [];
    const literals = [...text.matchAll(/'((?:[^']|'')*)'/g)].map(([, literal = '']) => literal);
    return literals
      .filter((one) => /^\p{Lu}\p{Ll}+ /u.test(one))
      .map((one) => ({ line: at + 1, text: one }));
  });

/** Reads the headings, paragraphs, list items and rows of a document, without code blocks. */
export function readMarkdown(source: string): Line[] {
  let isCode = false;
  return source.split('\n').flatMap((text, at) => {
    if (text.trimStart().startsWith('```')) {
      isCode = !isCode;
      return [];
    }
    const isText = !isCode && /\p{L}/u.test(text);
    return isText ? [{ line: at + 1, text: text.trim() }] : [];
  });
}
