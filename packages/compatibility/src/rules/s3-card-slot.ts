import type { Build } from '../build.ts';
import { planM2, sharingOf } from '../drives.ts';
import { beside, count, type Judgement, type Rule } from '../finding.ts';
import { fact, numberOf, textOf, type Part } from '../part.ts';

export const s3: Rule = {
  id: 'S3',
  judge: (build) =>
    build.cards.length === 0
      ? []
      : build.boards.flatMap((board) => [
          ...judgeCount(build, board),
          ...build.cards.map((card) => judgeLink(build, board, card)),
        ]),
};

function judgeCount({ cards }: Build, board: Part): Judgement[] {
  const slots = numberOf(board, 'pcieX16Slots');
  const seen = {
    compared: beside(cards.length, slots, 'x16 slots'),
    facts: [...cards.map((card) => fact(card, 'interface')), fact(board, 'pcieX16Slots')],
  };
  if (slots === undefined) {
    return [{ verdict: 'unknown', sentence: 'A slot for the card: not verified.', ...seen }];
  }
  if (cards.length <= slots) return [];
  return [
    {
      verdict: 'error',
      sentence: `${count(cards.length, 'graphics card')}, but the board has ${count(slots, 'long slot')}.`,
      ...seen,
      mend: { slot: 'motherboard', sentence: 'Choose a board with a slot for each card' },
    },
  ];
}

function judgeLink({ drives }: Build, board: Part, card: Part): Judgement {
  const [, own, lanes] = /PCIe (\d)\.0 x(\d+)/.exec(textOf(card, 'interface') ?? '') ?? [];
  const has = numberOf(board, 'pcieGen');
  const left = lanesLeft(board, drives);
  const seen = {
    compared: beside(own && `PCIe ${own}.0 x${lanes ?? ''}`, has && `PCIe ${String(has)}.0`),
    facts: [fact(card, 'interface'), fact(board, 'pcieGen'), fact(board, 'laneSharing')],
  };
  if (left !== undefined && lanes !== undefined && Number(lanes) > left) {
    return {
      verdict: 'warn',
      sentence: `An M.2 drive leaves ${String(left)} lanes for the card. It is a little slower.`,
      ...seen,
    };
  }
  if (own === undefined || has === undefined) {
    return { verdict: 'unknown', sentence: "The card's slot: not verified.", ...seen };
  }
  return Number(own) > has
    ? {
        verdict: 'warn',
        sentence: 'The slot is older than the card. It works, a little slower.',
        ...seen,
      }
    : { verdict: 'ok', sentence: 'The slot is as fast as the card.', ...seen };
}

function lanesLeft(board: Part, drives: readonly Part[]): number | undefined {
  const sharing = sharingOf(board);
  if (!sharing || sharing.size === 0) return undefined;
  const used = planM2(board, drives)?.places ?? [];
  const left = used.flatMap((slot) =>
    slot === undefined ? [] : (sharing.get(slot)?.cardLanes ?? []),
  );
  return left.length > 0 ? Math.min(...left) : undefined;
}
