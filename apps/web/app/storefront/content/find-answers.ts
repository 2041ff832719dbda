import type { FaqGroup } from './faq-answers.ts';

const normalizeText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the answers that contain every search word, by group; drops empty groups. */
export function findAnswers(groups: readonly FaqGroup[], typed: string): readonly FaqGroup[] {
  const words = normalizeText(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      answers: group.answers.filter(({ question, answer, more }) => {
        const text = normalizeText(`${group.title} ${question} ${answer} ${more?.label ?? ''}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ answers }) => answers.length > 0);
}
