import type { BuildPart as ApiPart } from '@sirkito/contracts/builds/schemas';
import type { BuildPart } from '#api/modules/catalog/index.ts';

/** Converts readonly attribute lists to the mutable ones of the response schema. */
export const toApiPart = <Input extends BuildPart>(
  part: Input,
): Input & Pick<ApiPart, 'attributes'> => ({
  ...part,
  attributes: { ...part.attributes } as ApiPart['attributes'],
});
