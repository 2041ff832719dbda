import type { z } from 'zod';

export type Schema = z.core.JSONSchema.JSONSchema;

/**
 * Rewrites what Zod generates into what linters and generators of clients understand, as a reviver
 * of `JSON.parse`. Replies may get more fields, so `additionalProperties: false` goes too.
 */
export function tidySchema(key: string, value: unknown): unknown {
  if (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) return undefined;
  if (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) return undefined;
  if (key === 'additionalProperties' && value === false) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const given: Schema = { ...value };
  const { anyOf, prefixItems, propertyNames, default: fallback, ...schema } = given;
  // Generators make fields, but not parameters, with a default required.
  if (fallback !== undefined && key !== 'schema') {
    const { default: _, ...rest } = given;
    const note = `Default: ${JSON.stringify(fallback)}`;
    return { ...rest, description: [schema.description ?? [], note].flat().join('. ') };
  }
  // Alternatives that Zod can't describe were left out.
  if (anyOf && anyOf.length < 2) return { ...anyOf[0], ...schema };
  if (prefixItems) return { ...schema, items: prefixItems[0] };
  if (typeof propertyNames !== 'object' || !propertyNames.enum || !schema.required) return value;
  const { additionalProperties, ...rest } = schema;
  const properties = propertyNames.enum.map((name) => [name, additionalProperties]);
  return { ...rest, properties: Object.fromEntries(properties) as unknown };
}
