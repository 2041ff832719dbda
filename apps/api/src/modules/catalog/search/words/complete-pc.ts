import type { PcUse } from '@sirkito/contracts/catalog/listing-schemas';
import { readPriceWords } from './price-words.ts';
import { tokenize } from './tokenize.ts';

const names = ['pc', 'pcs', 'computer', 'kompyuter', 'desktop', 'rig', 'prebuilt', 'prebuild'];
const pairsOfNames = ['pre built', 'pre build', 'system unit'];
const descriptions =
  'set setup full complete package bundle build built builder ready made custom unit system pre brand new'.split(
    ' ',
  );
const fillers =
  'na ng ang sa para pang for my the with best good sulit buo buong up low entry level mid range high end'.split(
    ' ',
  );

const uses: Readonly<Record<Exclude<PcUse, 'any'>, readonly string[]>> = {
  gaming: 'gaming gamer game laro paglalaro esport esports valorant dota 1080p 1440p 4k 2k'.split(
    ' ',
  ),
  office:
    'office opisina school eskwela student work trabaho home wfh online class browsing business'.split(
      ' ',
    ),
  creator:
    'editing editor edit video photo render rendering creator content design cad autocad 3d stream streaming'.split(
      ' ',
    ),
};

const useWords = Object.values(uses).flat();
/** Also glued together: `gamingpc`. */
const gluedWords = new RegExp(`^(?:${[...names, ...descriptions, ...useWords].join('|')})+$`);

/**
 * Returns the use of the complete PC that a query asks for, `any` if it names none; undefined if the
 * query asks for something else too, such as `pc case` or `gaming headset`.
 */
export function findCompletePc(query: string): PcUse | undefined {
  const words = tokenize(readPriceWords(query).rest).map(({ text }) => text);
  const isOnlyAboutPcs = words.every((word) => fillers.includes(word) || gluedWords.test(word));
  if (!isOnlyAboutPcs || !namesPc(words)) return undefined;
  const isFor = (use: readonly string[]) =>
    words.some((word) => use.some((one) => word === one || (one.length > 3 && word.includes(one))));
  if (isFor(uses.gaming)) return 'gaming';
  if (isFor(uses.creator)) return 'creator';
  return isFor(uses.office) ? 'office' : 'any';
}

const namesPc = (words: readonly string[]): boolean =>
  words.some((word) => names.some((name) => word.startsWith(name) || word.endsWith(name))) ||
  pairsOfNames.some((pair) => words.join(' ').includes(pair));
