import { formatCount, formatNumber, plural } from '@sirkito/commerce';
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  record: 'Must be an object',
  date: 'Must be a date',
};

const formats: Record<string, string> = {
  email: 'Enter an email address like name@example.com',
  url: 'Enter a web address like https://example.com',
  uuid: 'Invalid id',
};

const nouns: Record<string, readonly [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
};

function formatLimit(limit: number | bigint, origin: string): string {
  const noun = nouns[origin];
  const verb = origin === 'array' || origin === 'set' ? 'Must have' : 'Must be';
  return `${verb} ${noun ? formatCount(Number(limit), ...noun) : formatNumber(Number(limit))}`;
}

/** Returns the message for a validation issue. Messages set in a schema take precedence. */
export function validationMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'Required';
      return kinds[issue.expected] ?? 'Invalid value';
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Required';
      return issue.inclusive === false
        ? `Must be more than ${formatNumber(Number(issue.minimum))}`
        : `${formatLimit(issue.minimum, issue.origin)} or more`;
    case 'too_big':
      return issue.inclusive === false
        ? `Must be less than ${formatNumber(Number(issue.maximum))}`
        : `${formatLimit(issue.maximum, issue.origin)} or ${nouns[issue.origin] ? 'fewer' : 'less'}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'Invalid format';
    case 'invalid_value':
      return `Choose one of: ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `Unknown ${plural(issue.keys.length, 'field')}: ${issue.keys.join(', ')}`;
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    default:
      return 'Invalid value';
  }
}
