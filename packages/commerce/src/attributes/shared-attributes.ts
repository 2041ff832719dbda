import { count, text, texts } from './attribute.ts';

const colorNames = ['Black', 'White', 'Gray', 'Silver'];

/** Color attributes of all categories. */
export const colors = {
  color: text('Color', 'Appearance', { values: colorNames, repeats: ['colors'] }),
  colors: texts('Colors', 'Appearance', { values: colorNames }),
};

/** Model attributes, last in every table. */
export const model = {
  series: text('Series', 'Model'),
  releaseYear: count('Release year', 'Model', [1995, 2050]),
  mpn: text('Part number', 'Model', { hint: "The manufacturer's number for this exact model." }),
};
