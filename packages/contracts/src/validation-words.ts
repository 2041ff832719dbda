import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: 'Text is expected here',
  number: 'A number is expected here',
  int: 'A whole number is expected here',
  boolean: 'Yes or no is expected here',
  array: 'A list is expected here',
  record: 'Names with values are expected here',
  date: 'A date is expected here',
};

const formats: Record<string, string> = {
  email: 'This is not an e-mail address',
  url: 'This is not a web address',
  uuid: 'This is not an id of ours',
};

const units: Record<string, string> = { string: ' characters', array: ' entries', set: ' entries' };

/** What is wrong with a value, for the person who sent it; a schema's own words come before these. */
export function sayWhatIsWrong(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This is needed';
      return kinds[issue.expected] ?? 'This is not valid';
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'This is needed';
      return `${issue.inclusive === false ? 'More than' : 'At least'} ${issue.minimum}${units[issue.origin] ?? ''}`;
    case 'too_big':
      return `${issue.inclusive === false ? 'Less than' : 'At most'} ${issue.maximum}${units[issue.origin] ?? ''}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'This does not look right';
    case 'invalid_value':
      return `One of these is expected: ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `Not known here: ${issue.keys.join(', ')}`;
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    default:
      return 'This is not valid';
  }
}
