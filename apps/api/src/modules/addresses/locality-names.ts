import { isKeyOf } from '@sirkito/commerce';

const abbreviations = { sta: 'santa', sto: 'santo', gen: 'general', sn: 'san', pob: 'poblacion' };

/** Maps "City of San Juan", "San Juan City" and "san juan" to the same key. */
export function normalizeName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}|\(.*?\)|\bcity of\b|\b(?:city|province)\b/gu, '')
    .replaceAll(/\b(sta|sto|gen|sn|pob)\b\.?/g, (word, short: string) =>
      isKeyOf(abbreviations, short) ? abbreviations[short] : word,
    )
    .replaceAll(/[^a-z0-9]/g, '');
}

const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii'.split(' ');
const regionAliases: Record<string, string> = { metromanila: 'ncr', ivb: 'mimaropa' };

/** Returns the keys of "Region XI (Davao Region)": of both, of "Region 11" and of "Davao". */
export const regionKeys = (name: string): string[] =>
  partsOf(name).map((part) => {
    const bare = part.replaceAll(/\bregion\b/gi, '');
    const key = normalizeName(bare.replace(/\d+/, (digits) => romans[Number(digits) - 1] ?? ''));
    return regionAliases[key] ?? key;
  });

/** Returns the keys of "Barangay 659-A, Ermita": of both, of "Brgy. 659-A" and of "Ermita". */
export const localityKeys = (name: string): string[] =>
  partsOf(name).map((part) =>
    normalizeName(part.replaceAll(/\b(?:barangay|brgy|bgy|municipality of)\b/gi, '')),
  );

const partsOf = (name: string): string[] => [
  name.replaceAll(/[(),]/g, ' '),
  ...name.split(/[(),]/).filter((part) => part.trim() !== ''),
];
