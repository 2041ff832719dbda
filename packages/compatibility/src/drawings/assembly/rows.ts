import type { Finding } from '../../finding.ts';
import { numberOf, textOf, type Part } from '../../part.ts';
import type { Row } from '../sheet.ts';
import { boardSizes, mm } from '../standards.ts';
import { fitOf, fitRow } from './fit.ts';
import type { Scene } from './scene.ts';
import { notStated, m2LengthOf } from '../shared-shapes.ts';

/** Returns the table of a build: the measures in the drawing and what its rules say. */
export function rowsOf(scene: Scene): Row[] {
  const { pcCase, board, cooler, build, cards, coolerFit, findings, isOpen, layout } = scene;
  const rows: Row[] = [];
  const add = (
    mark: string,
    { name }: Part,
    facts: string | undefined,
    state: Row['state'] = 'plain',
  ) => {
    rows.push({
      mark,
      name,
      facts: facts ?? notStated,
      state: facts === undefined ? 'unknown' : state,
    });
  };
  if (pcCase) {
    add('1', pcCase, isOpen ? undefined : `${layout.size.map(mm).join(' × ')} mm high, wide, deep`);
  }
  if (board) {
    const [form = '', isConflict] = [
      textOf(board, 'formFactor'),
      hasConflict(findings, 'F1', board),
    ];
    const size = boardSizes[form]?.map(mm).join(' × ');
    const facts = size && `${form}, ${size} mm${isConflict ? ', not for this case' : ''}`;
    add('2', board, facts, isConflict ? 'over' : 'plain');
  }
  if (cooler) {
    const radiator = numberOf(cooler, 'radiatorSizeMm');
    if (radiator === undefined) {
      rows.push(fitRow('3', cooler, coolerFit, numberOf(cooler, 'coolerHeightMm')));
    } else if (hasConflict(findings, 'F6', cooler)) {
      add('3', cooler, `${mm(radiator)} mm radiator, no place for it`, 'over');
    } else {
      add('3', cooler, `${mm(radiator)} mm radiator, place not stated`, 'unknown');
    }
  }
  for (const kit of build.memory) {
    const height = numberOf(kit, 'heightMm');
    add(
      '4',
      kit,
      height === undefined ? 'height not stated' : `${mm(height)} mm high`,
      height === undefined ? 'unknown' : 'plain',
    );
  }
  for (const { card, fit, length } of cards) {
    const row = fitRow('5', card, fit, length);
    const isBlocked = hasConflict(findings, 'F4', card);
    rows.push(isBlocked ? { ...row, facts: `${row.facts}, too few slots`, state: 'over' } : row);
  }
  for (const supply of build.supplies) {
    const fit = fitOf(findings, 'F8', supply);
    const isWrongForm = fit?.isConflict === true && fit.over === 0;
    const row = fitRow('6', supply, fit, numberOf(supply, 'psuLengthMm'));
    rows.push(isWrongForm ? { ...row, facts: 'form not for this case', state: 'over' } : row);
  }
  const isFull = findings.some(({ rule, verdict }) => rule === 'F9' && verdict === 'error');
  for (const drive of build.drives) {
    const [m2, form] = [m2LengthOf(drive), textOf(drive, 'formFactor')];
    if (m2 !== undefined) {
      add('8', drive, `${mm(m2)} × 22 mm`);
      continue;
    }
    const facts = form && `${form.replace('"', '″')}${isFull ? ', too few bays' : ''}`;
    add('7', drive, facts, isFull ? 'over' : 'plain');
  }
  return rows;
}

const hasConflict = (findings: readonly Finding[], rule: string, part: Part): boolean =>
  fitOf(findings, rule, part)?.isConflict === true;
