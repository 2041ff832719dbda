import type { BuildPart as ApiPart } from '@sirkito/contracts/builds/schemas';
import type { BuildPart } from '#api/modules/catalog/index.ts';

export const toApiPart = <Input extends BuildPart>(
  part: Input,
): Input & Pick<ApiPart, 'attributes'> => ({
  ...part,
  // Lists of values are readonly here and mutable in the response schema.
  attributes: { ...part.attributes } as ApiPart['attributes'],
});
