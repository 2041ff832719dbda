import type { BuildPart as Wired } from '@sirkito/contracts/builds';
import type { BuildPart } from '#api/modules/catalog/index.ts';

/** The same, with lists that the schema may take for its own. */
export const toWire = <Given extends BuildPart>(
  part: Given,
): Given & Pick<Wired, 'attributes'> => ({
  ...part,
  attributes: { ...part.attributes } as Wired['attributes'], // Its lists are only read.
});
