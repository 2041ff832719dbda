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
  security?: readonly object[];
  responses: Readonly<Record<string, Content>>;
}

/** The OpenAPI document, as far as requests and replies are described by it. */
export interface ApiDocument {
  components?: { schemas?: Readonly<Record<string, Schema>> };
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
      const whole = inlined(parameters, document);
      const located = (where: string) => whole.filter((parameter) => parameter.in === where);
      return {
        id: `${method} ${path}`,
        method,
        path,
        access: accessOf(path, security),
        pathParameters: located('path'),
        queryParameters: located('query'),
        body: bodyOf(requestBody, document),
        replies: repliesOf(described.responses, validatorOf),
      };
    }),
  );
}

function bodyOf(body: Content | undefined, document: ApiDocument): Schema | undefined {
  const schema = body?.content?.['application/json']?.schema;
  return schema && inlined(schema, document);
}

/** Puts schemas in the place of references to them. None of them refers to itself. */
const inlined = <T>(part: T, document: ApiDocument): T =>
  // It is the same again, because only references were replaced.
  JSON.parse(JSON.stringify(part), (_key, value: Schema) => {
    const name = value?.$ref?.replace('#/components/schemas/', '');
    return name === undefined
      ? value
      : inlined(document.components?.schemas?.[name] ?? {}, document);
  }) as T;

function accessOf(path: string, security: readonly object[]): Operation['access'] {
  // An empty requirement stands for calls that only may name an account.
  if (security.length === 0 || security.some((scheme) => Object.keys(scheme).length === 0)) {
    return 'public';
  }
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
