import type { Build } from '../../build.ts';
import { planM2, sharingOf } from '../../facts/drives.ts';
import { formatComparison, count, type RuleResult, type Rule } from '../../finding.ts';
import { fact, numberOf, textOf, type Part } from '../../part.ts';

export const s3: Rule = {
  id: 'S3',
  check: (build) =>
    build.cards.length === 0
      ? []
      : build.boards.flatMap((board) => [
          ...checkCount(build, board),
          ...build.cards.map((card) => checkLink(build, board, card)),
        ]),
};

function checkCount({ cards }: Build, board: Part): RuleResult[] {
  const slots = numberOf(board, 'pcieX16Slots');
  const evidence = {
    compared: formatComparison(cards.length, slots, 'x16 slots'),
    facts: [...cards.map((card) => fact(card, 'interface')), fact(board, 'pcieX16Slots')],
  };
  if (slots === undefined) {
    return [{ verdict: 'unknown', sentence: 'Graphics card slot: not verified.', ...evidence }];
  }
  if (cards.length <= slots) return [];
  return [
    {
      verdict: 'error',
      sentence: `${count(cards.length, 'graphics card')}, but the board has ${count(slots, 'PCIe x16 slot')}.`,
      ...evidence,
      fix: { slot: 'motherboard', sentence: 'Choose a board with a slot for each card' },
    },
  ];
}

function checkLink({ drives }: Build, board: Part, card: Part): RuleResult {
  const [, own, lanes] = /PCIe (\d)\.0 x(\d+)/.exec(textOf(card, 'interface') ?? '') ?? [];
  const has = numberOf(board, 'pcieGen');
  const left = lanesLeft(board, drives);
  const evidence = {
    compared: formatComparison(
      own && `PCIe ${own}.0 x${lanes ?? ''}`,
      has && `PCIe ${String(has)}.0`,
    ),
    facts: [fact(card, 'interface'), fact(board, 'pcieGen'), fact(board, 'laneSharing')],
  };
  if (left !== undefined && lanes !== undefined && Number(lanes) > left) {
    return {
      verdict: 'warn',
      sentence: `An M.2 drive leaves ${String(left)} lanes for the card, so it runs slightly slower.`,
      ...evidence,
    };
  }
  if (own === undefined || has === undefined) {
    return { verdict: 'unknown', sentence: 'Graphics card slot speed: not verified.', ...evidence };
  }
  return Number(own) > has
    ? {
        verdict: 'warn',
        sentence: 'The slot is older than the card. It works, but slightly slower.',
        ...evidence,
      }
    : { verdict: 'ok', sentence: "The slot supports the card's full speed.", ...evidence };
}

function lanesLeft(board: Part, drives: readonly Part[]): number | undefined {
  const sharing = sharingOf(board);
  if (!sharing || sharing.size === 0) return undefined;
  const used = planM2(board, drives)?.slotIndexes ?? [];
  const left = used.flatMap((slot) =>
    slot === undefined ? [] : (sharing.get(slot)?.cardLanes ?? []),
  );
  return left.length > 0 ? Math.min(...left) : undefined;
}
