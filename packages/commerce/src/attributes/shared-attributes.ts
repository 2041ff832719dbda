import { count, text, texts } from './attribute.ts';

const colorNames = ['Black', 'White', 'Gray', 'Silver'];

/** The colour facts every kind of part shares. */
export const colors = {
  color: text('Color', 'Looks', { values: colorNames, repeats: ['colors'] }),
  colors: texts('Colors', 'Looks', { values: colorNames }),
};

/** What tells one model from another, last in every table. */
export const model = {
  series: text('Series', 'Model'),
  releaseYear: count('Release year', 'Model', [1995, 2050]),
  mpn: text('Part number', 'Model', { hint: "The maker's own number for this exact model." }),
};
