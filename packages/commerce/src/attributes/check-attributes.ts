import type { Attribute } from './attribute.ts';
import { attributesOf } from './attribute-sets.ts';

export interface AttributeProblem {
  key: string;
  problem: 'unknown' | 'wrong_kind' | 'out_of_range' | 'empty';
  /** A sentence for whoever mends it. */
  message: string;
}

type Finding = Omit<AttributeProblem, 'key'> | undefined;

const longestText = 200;
const longestList = 40;

/** Everything that is wrong with the facts of a product of this subcategory. */
export function checkAttributes(categoryId: string, attributes: unknown): AttributeProblem[] {
  const declared = attributesOf(categoryId).attributes;
  if (!isRecord(attributes)) {
    return [{ key: '', problem: 'wrong_kind', message: 'Attributes must be an object' }];
  }
  return Object.entries(attributes).flatMap(([key, value]) => {
    const attribute = Object.hasOwn(declared, key) ? declared[key] : undefined;
    const finding = attribute
      ? checkValue(attribute, value)
      : ({ problem: 'unknown', message: `${key} is not a fact of this subcategory` } as const);
    return finding ? [{ key, ...finding }] : [];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkValue(attribute: Attribute, value: unknown): Finding {
  if (value === null || value === undefined) {
    return { problem: 'empty', message: `${attribute.label}: leave it out if it is not known` };
  }
  switch (attribute.kind) {
    case 'text':
      return checkText(attribute, value);
    case 'texts':
      return checkTexts(attribute, value);
    case 'number':
      return checkNumber(attribute, value);
    case 'flag':
      return typeof value === 'boolean' ? undefined : wrongKind(attribute, 'true or false');
  }
}

const wrongKind = ({ label }: Attribute, expected: string): Finding => ({
  problem: 'wrong_kind',
  message: `${label} must be ${expected}`,
});

const outOfRange = ({ label }: Attribute, expected: string): Finding => ({
  problem: 'out_of_range',
  message: `${label} must ${expected}`,
});

type TextAttribute = Extract<Attribute, { kind: 'text' | 'texts' }>;

function checkText(attribute: TextAttribute, value: unknown): Finding {
  if (typeof value !== 'string') return wrongKind(attribute, 'text');
  if (value.trim() === '') return { problem: 'empty', message: `${attribute.label} is empty` };
  if (value.length > longestText) {
    return outOfRange(attribute, `have at most ${longestText} characters`);
  }
  const { form } = attribute;
  if (form && !form.pattern.test(value)) {
    return wrongKind(attribute, `written like "${form.example}"`);
  }
  return undefined;
}

function checkTexts(attribute: TextAttribute, value: unknown): Finding {
  if (!Array.isArray(value)) return wrongKind(attribute, 'a list of texts');
  if (value.length > longestList) return outOfRange(attribute, `have at most ${longestList} items`);
  for (const item of value) {
    const finding = checkText(attribute, item);
    if (finding) return finding;
  }
  return undefined;
}

function checkNumber(attribute: Extract<Attribute, { kind: 'number' }>, value: unknown): Finding {
  if (typeof value !== 'number' || !Number.isFinite(value)) return wrongKind(attribute, 'a number');
  const { min, max, unit, whole } = attribute;
  if (value < min || value > max) {
    return outOfRange(attribute, `be from ${min} to ${max}${unit ? ` ${unit}` : ''}`);
  }
  if (whole && !Number.isInteger(value)) return outOfRange(attribute, 'be a whole number');
  return undefined;
}
