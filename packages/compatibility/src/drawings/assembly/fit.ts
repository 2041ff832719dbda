import type { Finding } from '../../finding.ts';
import type { Part } from '../../part.ts';
import type { Row } from '../sheet.ts';
import { mm } from '../standards.ts';
import { notStated } from '../shared-shapes.ts';

/** What a rule found for a part, in mm where it compared lengths. */
export interface Fit {
  isConflict: boolean;
  size?: number | undefined;
  room?: number | undefined;
  /** How far the part sticks out, if that is the conflict. */
  over: number;
  /** What is left, if the rule says that it fits. */
  left?: number | undefined;
}

const lengths = /^([-\d.]+|\?) \/ ([-\d.]+|\?) mm$/;
const toNumber = (text = '?') => (text === '?' ? undefined : Number(text));

/** Reads a rule's finding for a part. Sizes, room and verdict are the rule's, never computed again. */
export function fitOf(findings: readonly Finding[], rule: string, part: Part): Fit | undefined {
  const found = findings.find((one) => one.rule === rule && one.parts.includes(part.id));
  if (!found) return undefined;
  const [, size, room] = (lengths.exec(found.compared) ?? []).map(toNumber);
  const spare =
    size === undefined || room === undefined ? 0 : Math.round((room - size) * 100) / 100;
  const isConflict = found.verdict === 'error';
  const fits = room !== undefined && ['ok', 'warn'].includes(found.verdict);
  return {
    isConflict,
    size,
    room,
    over: isConflict ? Math.max(0, -spare) : 0,
    left: fits ? spare : undefined,
  };
}

/** The row of the table for a part that needs room. */
export function fitRow(
  mark: string,
  part: Part,
  fit: Fit | undefined,
  size: number | undefined,
): Row {
  const name = part.name;
  if (size === undefined) return { mark, name, facts: notStated, state: 'unknown' };
  if (!fit) return { mark, name, facts: `${mm(size)} mm`, state: 'plain' };
  const { room, over, left } = fit;
  if (over > 0) {
    return {
      mark,
      name,
      facts: `${mm(size)} of ${mm(room ?? 0)} mm, ${mm(over)} mm over`,
      state: 'over',
    };
  }
  if (left === undefined) {
    return { mark, name, facts: `${mm(size)} mm, room not stated`, state: 'unknown' };
  }
  return {
    mark,
    name,
    facts: `${mm(size)} of ${mm(room ?? 0)} mm, ${mm(left)} mm left`,
    state: 'plain',
  };
}
