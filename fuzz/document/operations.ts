import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** The part of JSON Schema that the document uses. */
export interface Schema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  $ref?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  items?: Schema;
  prefixItems?: readonly Schema[];
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Content {
  content?: Readonly<Record<string, { schema?: Schema }>>;
}

interface DescribedOperation {
  parameters?: readonly Parameter[];
  requestBody?: Content;
  security?: readonly unknown[];
  responses: Readonly<Record<string, Content>>;
}

/** The OpenAPI document, as far as requests and replies are described by it. */
export interface ApiDocument {
  components?: object;
  paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

export interface Operation {
  /** `POST /api/shop/orders/{orderId}/cancel` */
  id: string;
  method: string;
  path: string;
  access: 'public' | 'shopper' | 'staff';
  pathParameters: readonly Parameter[];
  queryParameters: readonly Parameter[];
  /** Absent if the operation takes no JSON. */
  body?: Schema | undefined;
  /** By status, then by content type. */
  replies: ReadonlyMap<number, ReadonlyMap<string, () => ValidateFunction>>;
}

/** Reads all operations of the document, with a validator for each reply. */
export function operationsOf(document: ApiDocument): Operation[] {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', components: document.components ?? {} });
  // Compiling takes milliseconds, and many replies are alike.
  const compiled = new Map<string, ValidateFunction>();
  const validatorOf = (schema: Schema) => () => {
    const text = withAbsoluteReferences(JSON.stringify(schema));
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as Schema);
    compiled.set(text, validate);
    return validate;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, described]) => {
      const method = name.toUpperCase();
      const { parameters = [], requestBody, security = [] } = described;
      const located = (where: string) => parameters.filter((parameter) => parameter.in === where);
      return {
        id: `${method} ${path}`,
        method,
        path,
        access: accessOf(path, security),
        pathParameters: located('path'),
        queryParameters: located('query'),
        body: requestBody?.content?.['application/json']?.schema,
        replies: repliesOf(described.responses, validatorOf),
      };
    }),
  );
}

function accessOf(path: string, security: readonly unknown[]): Operation['access'] {
  if (security.length === 0) return 'public';
  return path.startsWith('/api/admin/') ? 'staff' : 'shopper';
}

function repliesOf(
  responses: DescribedOperation['responses'],
  validatorOf: (schema: Schema) => () => ValidateFunction,
): Operation['replies'] {
  return new Map(
    Object.entries(responses).map(([status, { content = {} }]) => [
      Number(status),
      new Map(
        Object.entries(content).map(([type, { schema = {} }]) => [type, validatorOf(schema)]),
      ),
    ]),
  );
}

/** Schemas are compiled apart from the document that they refer to. */
const withAbsoluteReferences = (json: string): string =>
  json.replaceAll('"#/components', '"document#/components');
