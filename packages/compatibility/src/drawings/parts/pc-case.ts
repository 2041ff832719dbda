import { listOf, numberOf, type Part } from '../../part.ts';
import { layoutOf, type CaseLayout } from '../case-layout.ts';
import {
  boardSizes,
  feet,
  firstSlot,
  layers,
  mm,
  rearWall,
  screwHoles,
  sidePanel,
  slotPitch,
  socketAt,
} from '../standards.ts';
import type { PartSheet, View } from './view.ts';
import { millimetres, drawShell, drawSlots } from '../shared-shapes.ts';

function side(pcCase: Part, layout: CaseLayout): View {
  const [high, , deep] = layout.size;
  const card = numberOf(pcCase, 'maxGpuLengthMm');
  const forms = (listOf(pcCase, 'motherboardFormFactors') ?? []).filter((form) => form !== 'E-ATX');
  return {
    title: 'Side, panel off',
    width: deep,
    height: high,
    down: mm(high),
    across: mm(deep),
    draw: (pen) => {
      drawShell(pen, deep, high);
      drawSlots(pen, pcCase, layout);
      const board = pen.at(rearWall + 2, layout.boardTop);
      for (const form of forms) {
        const [boardHigh, boardDeep] = boardSizes[form] ?? [0, 0];
        board.rect('detail', [0, 0, boardDeep, boardHigh], 2);
        board.text('faint', form, [boardDeep, boardHigh], [-5, -6, 'end']);
      }
      for (const hole of screwHoles(layout.form)) board.circle('standard', hole, 3.2);
      if (card === undefined || layout.isCardElsewhere) return;
      const top = layout.boardTop + firstSlot + slotPitch;
      pen.line('accent', [rearWall + card, top - 24], [rearWall + card, top + 24]);
      pen.across([rearWall, rearWall + card], top, `card ${mm(card)} max`, {
        kind: 'accent',
        offset: 0,
      });
    },
  };
}

function front(pcCase: Part, { size, boardTop, behind, form }: CaseLayout): View {
  const [high, wide] = size;
  const cooler = numberOf(pcCase, 'maxCoolerHeightMm');
  return {
    title: 'From the front',
    width: wide,
    height: high,
    across: mm(wide),
    draw: (pen) => {
      drawShell(pen, wide, high);
      const [tray, boardHigh] = [wide - behind, boardSizes[form]?.[0] ?? 305];
      pen.line(
        'standard',
        [tray, boardTop - 8],
        [tray, Math.min(high - feet - 6, boardTop + boardHigh + 14)],
      );
      const surface = tray - layers.tray - layers.standoff - layers.board;
      pen.rect('board', [surface, boardTop, layers.board, boardHigh]);
      if (cooler === undefined) return;
      const [top, y] = [surface - layers.processor, boardTop + socketAt(form)[1]];
      pen.line(
        'accent',
        [Math.max(sidePanel, top - cooler), y - 40],
        [Math.max(sidePanel, top - cooler), y + 40],
      );
      pen.across([top, Math.max(sidePanel, top - cooler)], y, '', { kind: 'accent', offset: 0 });
      pen.text('accent-text', `cooler ${mm(cooler)} max`, [wide / 2, y], [0, 24, 'middle']);
    },
  };
}

export function caseSheet(part: Part): PartSheet | undefined {
  const layout = layoutOf(part);
  if (!layout) return undefined;
  const limit = (name: string, key: string) => {
    const value = millimetres(numberOf(part, key));
    return [name, value === undefined ? undefined : `up to ${value}`] as const;
  };
  return {
    columns: [[side(part, layout)], [front(part, layout)]],
    facts: [
      ['Height, width, depth', `${layout.size.map(mm).join(' × ')} mm`],
      limit('Graphics card length', 'maxGpuLengthMm'),
      limit('Cooler height', 'maxCoolerHeightMm'),
      limit('Power supply length', 'maxPsuLengthMm'),
      ['Radiators', listOf(part, 'radiatorMounts')?.join(', ')],
      ['Boards and feet', 'usual places'],
    ],
  };
}
