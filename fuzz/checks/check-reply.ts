import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Operation } from '../document/operations.ts';
import type { Draft, WireRequest } from '../requests/draft.ts';
import type { Reply, Sent } from '../run/send.ts';

/** What is checked of every reply. */
export const rules = {
  connection: 'every request gets a whole reply',
  'in time': 'every reply comes in time',
  'no 5xx': 'no reply is a 5xx',
  'declared status': 'every status is declared for its operation',
  'content type': 'every content type is declared for its status',
  schema: 'every body is valid by its schema, every error code is declared',
  internals: 'no body shows stack traces, SQL or paths of the server',
} as const;
export type Rule = keyof typeof rules;

export interface Problem {
  rule: Rule;
  detail: string;
}

/** Text that only our own code, the database or Node could have written. */
const internals =
  /\bat (?:async )?[\w.<>#]+ \(?(?:file:|node:|\/)|node_modules|\/apps\/api\/|ZodError|(?:Type|Range|Reference|Syntax)Error\b|ECONN[A-Z]+|syntax error at or near|violates [\w-]+ constraint|relation \\?"\w+|invalid input syntax|pg_catalog|sirkito_app/;

const shown = 300;

/** 503 with `Retry-After` is allowed under overload; the run counts and limits it. */
const isOverload = (sent: Sent): boolean =>
  !('failure' in sent) && sent.status === 503 && sent.headers['retry-after'] !== undefined;

/** Node refuses longer request lines and headers by itself, with 431 and without a body. */
const longestHead = 16_000;

/** Returns what is wrong with a reply. */
export function checkReply(draft: Draft, wire: WireRequest, sent: Sent): Problem[] {
  if ('failure' in sent) {
    const rule = sent.failure === 'no reply in time' ? 'in time' : 'connection';
    return [{ rule, detail: sent.cause }];
  }
  const text = sent.body.toString('latin1');
  const found = internals.exec(text);
  const problems: Problem[] = found
    ? [
        {
          rule: 'internals',
          detail: text.slice(Math.max(0, found.index - 50), found.index + shown),
        },
      ]
    : [];
  if (isOverload(sent) || (sent.status === 431 && headLength(wire) > longestHead)) return problems;
  if (sent.status >= 500) {
    return [...problems, { rule: 'no 5xx', detail: `${sent.status} ${text.slice(0, shown)}` }];
  }
  const problem = contractProblem(draft, sent, text);
  return problem ? [...problems, problem] : problems;
}

const headLength = ({ target, headers }: WireRequest) =>
  target.length + JSON.stringify(headers).length;

function contractProblem(draft: Draft, reply: Reply, text: string): Problem | undefined {
  const { status, headers, body } = reply;
  const replies = repliesFor(draft, reply);
  if (!replies) {
    return { rule: 'declared status', detail: `${status} ${text.slice(0, shown)}` };
  }
  const type = headers['content-type']?.split(';')[0]?.trim() ?? '';
  const validator = replies.get(type);
  if (!validator) {
    const detail = `${status} ${type || 'without a type'}, not ${[...replies.keys()].join(' or ')}`;
    return { rule: 'content type', detail };
  }
  const value = type === 'application/json' ? parse(body.toString()) : text;
  if (value === undefined) {
    return { rule: 'schema', detail: `${status} is not JSON: ${text.slice(0, shown)}` };
  }
  const validate = validator();
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  const where = `${status} ${error?.instancePath ?? ''} ${error?.message ?? ''}`;
  return { rule: 'schema', detail: `${where}: ${text.slice(0, shown)}` };
}

type Replies = ReturnType<Operation['replies']['get']>;

/** A changed path may match no operation: then the reply is that of any unknown path. */
function repliesFor({ operation, changes }: Draft, { status, body }: Reply): Replies {
  const declared = operation.replies.get(status);
  const isUnrouted =
    status === 404 &&
    changes.some((change) => change.startsWith('path')) &&
    body.includes('"request.not_found"');
  return isUnrouted ? unrouted : declared;
}

const anything = new Ajv2020().compile({});
/** A body with this code is an error reply; its own test checks the rest. */
const unrouted: Replies = new Map([['application/json', () => anything]]);

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
