import type { Tx } from '#api/platform/db/transaction.ts';

type AnswerKind = 'staff' | 'buyer' | 'sample';

interface NewAnswer {
  id: string;
  questionId: string;
  accountId: string;
  by: AnswerKind;
  body: string;
  at: Date;
}

export async function insertAnswer(tx: Tx, answer: NewAnswer): Promise<void> {
  const { id, body } = answer;
  await tx
    .insertInto('product_answer')
    .values({
      id,
      body,
      question_id: answer.questionId,
      account_id: answer.accountId,
      answered_by: answer.by,
      answered_at: answer.at,
    })
    .execute();
}

export const lockAnswer = (
  tx: Tx,
  { questionId, answerId }: { questionId: string; answerId: string },
): Promise<{ hiddenReason: string | null } | undefined> =>
  tx
    .selectFrom('product_answer')
    .select('hidden_reason as hiddenReason')
    .where('id', '=', answerId)
    .where('question_id', '=', questionId)
    .forUpdate()
    .executeTakeFirst();

export async function updateHiddenAnswer(
  tx: Tx,
  id: string,
  hidden: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('product_answer')
    .set({ hidden_at: hidden?.at ?? null, hidden_reason: hidden?.reason ?? null })
    .where('id', '=', id)
    .execute();
}
