import { nameOf, type Entry, type Packages } from './lockfile.ts';

/** Permissive: they ask for the notice, which the image has. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  'PSF-2.0',
]);

interface Exception {
  licence: string | undefined;
  packages: RegExp;
  why: string;
  developmentOnly?: true;
}

const exceptions: readonly Exception[] = [
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    why: 'libvips, a library of its own beside sharp',
  },
  {
    licence: 'OFL-1.1',
    packages: /^@(?:fontsource-variable|expo-google-fonts)\/geist/,
    why: 'a font, unchanged',
  },
  {
    licence: 'MPL-2.0',
    packages: /^(?:axe-core|lightningcss.*)$/,
    why: 'unchanged',
    developmentOnly: true,
  },
  { licence: 'CC-BY-4.0', packages: /^caniuse-lite$/, why: 'data', developmentOnly: true },
  {
    licence: undefined,
    packages: /^(?:png-js|busboy|streamsearch|humanize-number)$/,
    why: 'MIT, as their files say',
  },
];

/** Reports packages whose licence is neither permissive nor an exception. */
export function licenceProblems(packages: Packages): string[] {
  return Object.entries(packages)
    .filter(([at, entry]) => !isAllowed(nameOf(at), entry))
    .map(([at, { license }]) => `${at}: ${license ?? 'no licence'}`);
}

/** Understands SPDX expressions of one level, such as `(MIT OR CC0-1.0)`. */
function isAllowed(name: string, { license, dev }: Entry): boolean {
  const isException = (licence: string | undefined) =>
    exceptions.some(
      (each) =>
        each.licence === licence && each.packages.test(name) && !(each.developmentOnly && !dev),
    );
  if (license === undefined) return isException(undefined);
  const allows = (licence: string) => permissive.has(licence) || isException(licence);
  const plain = license.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(allows);
  return plain.split(' AND ').every(allows);
}
