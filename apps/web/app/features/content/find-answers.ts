import type { FaqGroup } from './faq-answers.ts';

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Groups with the answers that hold every word that was typed; groups without any are left out. */
export function findAnswers(groups: readonly FaqGroup[], typed: string): readonly FaqGroup[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      answers: group.answers.filter(({ question, answer, more }) => {
        const text = plain(`${group.title} ${question} ${answer} ${more?.label ?? ''}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ answers }) => answers.length > 0);
}
