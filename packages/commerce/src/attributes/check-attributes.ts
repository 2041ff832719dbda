import type { Attribute } from './attribute.ts';
import { attributesOf } from './attribute-sets.ts';

export interface AttributeProblem {
  key: string;
  problem: 'unknown' | 'wrong_kind' | 'out_of_range' | 'empty';
  /** Message for staff. */
  message: string;
}

type Finding = Omit<AttributeProblem, 'key'> | undefined;

const maxTextLength = 200;
const maxListLength = 40;

/** Validates the attributes of a product in this subcategory. */
export function checkAttributes(categoryId: string, attributes: unknown): AttributeProblem[] {
  const declared = attributesOf(categoryId).attributes;
  if (!isRecord(attributes)) {
    return [{ key: '', problem: 'wrong_kind', message: 'Specifications must be an object' }];
  }
  return Object.entries(attributes).flatMap(([key, value]) => {
    const attribute = Object.hasOwn(declared, key) ? declared[key] : undefined;
    const finding = attribute
      ? checkValue(attribute, value)
      : ({ problem: 'unknown', message: `Unknown specification: ${key}` } as const);
    return finding ? [{ key, ...finding }] : [];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkValue(attribute: Attribute, value: unknown): Finding {
  if (value === null || value === undefined) {
    return { problem: 'empty', message: `Leave out ${attribute.label} if it isn't known` };
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
  if (value.length > maxTextLength) {
    return outOfRange(attribute, `be ${maxTextLength} characters or fewer`);
  }
  const { format } = attribute;
  if (format && !format.pattern.test(value)) {
    return wrongKind(attribute, `written like "${format.example}"`);
  }
  return undefined;
}

function checkTexts(attribute: TextAttribute, value: unknown): Finding {
  if (!Array.isArray(value)) return wrongKind(attribute, 'a list of text values');
  if (value.length > maxListLength) {
    return outOfRange(attribute, `have ${maxListLength} items or fewer`);
  }
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
    return outOfRange(attribute, `be between ${min} and ${max}${unit ? ` ${unit}` : ''}`);
  }
  if (whole && !Number.isInteger(value)) return outOfRange(attribute, 'be a whole number');
  return undefined;
}
