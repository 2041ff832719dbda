import type fc from 'fast-check';
import type { Operation, Schema } from '../document/operations.ts';
import type { Role } from '../shop/people.ts';
import type { Dice } from './dice.ts';
import type { Draft } from './draft.ts';
import { valuesOf, type Suggest } from './schema-values.ts';

/** Generates requests of one operation. */
export interface Drafter {
  newDraft: (dice: Dice, role: Role) => Draft;
}

/** A whole request that the shop would accept. */
interface Example {
  id?: string;
  body: object;
}
type MakeExample = (dice: Dice) => Example | undefined;

export function drafterOf(
  operation: Operation,
  suggest: Suggest,
  makeExample?: MakeExample,
): Drafter {
  const valuesByName = (parameters: Operation['pathParameters']) =>
    parameters.map(({ name, required = false, schema }) => ({
      name,
      required,
      values: valuesOf(schema, suggest, name),
    }));
  const path = valuesByName(operation.pathParameters);
  const query = valuesByName(operation.queryParameters);
  const body = operation.body && bodyOf(operation.body, suggest);
  return {
    newDraft: (dice, role) => {
      const draft: Draft = {
        operation,
        role,
        session: role === 'guest' ? 'none' : 'own',
        path: new Map(path.map(({ name, values }) => [name, asText(dice.value(values))])),
        query: query
          .filter(({ required }) => required || dice.chance(0.3))
          .map(({ name, values }) => [name, asText(dice.value(values))]),
        headers: {},
        body: body && { json: dice.value(body) },
        changes: [],
      };
      const example = dice.chance(0.5) ? makeExample?.(dice) : undefined;
      if (example) {
        draft.body = { json: structuredClone(example.body) };
        const [name] = draft.path.keys();
        if (name !== undefined && example.id !== undefined) draft.path.set(name, example.id);
      }
      return draft;
    },
  };
}

const bodyOf = (schema: Schema, suggest: Suggest): fc.Arbitrary<unknown> =>
  valuesOf(schema, suggest);

/** Lists in paths and queries are separated by commas. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
