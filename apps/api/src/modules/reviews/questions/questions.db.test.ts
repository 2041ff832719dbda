import { expect, test } from 'vitest';
import { newDeliveredOrder } from '#api/testing/data/delivered-order.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { answerQuestion, askQuestion, listQuestions } from './ask-question.ts';
import { hideAnswer, showAnswer } from './moderate-answer.ts';
import {
  answerForShop,
  hideQuestion,
  listQuestionsToAnswer,
  showQuestion,
} from './moderate-question.ts';

const shop = testShop();
const page = { page: 1, limit: 10 };

async function asked(question = 'Does it come with a bracket?') {
  const productId = await newProduct(shop);
  const asker = await newShopper(shop);
  const { _id } = await askQuestion(asker.ctx, { productId, question });
  const list = async () => (await listQuestions(shop.as({ kind: 'guest' }), productId, page)).data;
  return { productId, asker, _id, list };
}

async function answeredByBuyer(answer = 'Mine did') {
  const question = await asked();
  const buyer = await newShopper(shop);
  await newDeliveredOrder(shop, { ...buyer, productIds: [question.productId] });
  const { answers } = await answerQuestion(buyer.ctx, question._id, answer);
  const answerId = answers.at(-1)?._id ?? '';
  return { ...question, buyer, at: { questionId: question._id, answerId } };
}

async function newStaff() {
  const { ctx, accountId } = await newShopper(shop);
  return shop.as({ ...(ctx.actor as { sessionId: string }), kind: 'staff', accountId });
}

test('accepts answers from customers who received the product and from staff', async () => {
  const { productId, asker, _id, list } = await asked();
  await expect(answerQuestion(asker.ctx, _id, 'I guess so')).rejects.toMatchObject({
    code: 'question.only_buyers',
  });
  const buyer = await newShopper(shop);
  await newDeliveredOrder(shop, { ...buyer, productIds: [productId] });
  await answerQuestion(buyer.ctx, _id, 'Mine did');
  await answerForShop(await newStaff(), _id, 'Yes, an AM5 bracket');
  expect(await list()).toMatchObject([
    {
      question: 'Does it come with a bracket?',
      author: 'Test S.',
      answers: [
        { answer: 'Mine did', by: 'buyer', author: 'Test S.' },
        { answer: 'Yes, an AM5 bracket', by: 'staff', author: '' },
      ],
    },
  ]);
});

test('lists unanswered questions newest first and lets staff hide questions', async () => {
  const [older, newer] = [await asked('Is the older one answered?'), await asked()];
  const boss = await newStaff();
  const waiting = async () =>
    (await listQuestionsToAnswer(boss, { ...page, show: 'unanswered' })).data.map(({ _id }) => _id);
  expect((await waiting()).slice(0, 2)).toEqual([newer._id, older._id]);
  await answerForShop(boss, older._id, 'It is now');
  await hideQuestion(boss, newer._id, 'Advertising');
  expect(await newer.list()).toEqual([]);
  const left = await waiting();
  expect(left).not.toContain(older._id);
  expect(left).not.toContain(newer._id);
  await expect(answerForShop(boss, newer._id, 'Too late')).rejects.toMatchObject({
    code: 'question.not_found',
  });
  await showQuestion(boss, newer._id);
  expect(await newer.list()).toHaveLength(1);
  expect(await waiting()).toContain(newer._id);
  await expect(showQuestion(boss, newer._id)).rejects.toMatchObject({ code: 'question.not_found' });
});

const listed = async (show: 'all' | 'unanswered', questionId: string) => {
  const { data } = await listQuestionsToAnswer(await newStaff(), { page: 1, limit: 50, show });
  return data.find(({ _id }) => _id === questionId);
};

const countsOf = async (questionId: string) => {
  const { rows } = await shop.asOwner(
    'select answer_count as all, shop_answer_count as shop from product_question where id = $1',
    [questionId],
  );
  return rows[0] as unknown;
};

test('keeps a question unanswered until staff answer', async () => {
  const { _id } = await answeredByBuyer('No idea, ask them');
  const waiting = await listed('unanswered', _id);
  expect(waiting?.answers).toMatchObject([
    { answer: 'No idea, ask them', by: 'buyer', author: 'Test S.', hiddenReason: null },
  ]);
  const boss = await newStaff();
  const { answers } = await answerForShop(boss, _id, 'Yes, an AM5 bracket');
  expect(await listed('unanswered', _id)).toBeUndefined();
  expect((await listed('all', _id))?.answers).toHaveLength(2);

  const ours = { questionId: _id, answerId: answers.at(-1)?._id ?? '' };
  await hideAnswer(boss, ours, 'It was an AM4 bracket');
  expect(await listed('unanswered', _id)).toBeDefined();
  await showAnswer(boss, ours);
  expect(await listed('unanswered', _id)).toBeUndefined();
});

test('counts a sample answer as one of the shop', async () => {
  const { _id } = await asked();
  await shop.asOwner(
    `insert into product_answer (id, question_id, answered_by, body, answered_at)
     values (gen_random_uuid(), $1, 'sample', 'Sample answer: yes', now())`,
    [_id],
  );
  expect(await listed('unanswered', _id)).toBeUndefined();
});

test('hides an answer from customers until it is shown again', async () => {
  const { _id, at, buyer, list } = await answeredByBuyer('You fool');
  const boss = await newStaff();
  await hideAnswer(boss, at, 'Insulting');
  expect(await list()).toMatchObject([{ _id, answers: [] }]);
  expect(await countsOf(_id)).toEqual({ all: 0, shop: 0 });
  const { answers } = await answerQuestion(buyer.ctx, _id, 'Mine did');
  expect(answers.map(({ answer }) => answer)).toEqual(['Mine did']);
  expect((await listed('all', _id))?.answers).toMatchObject([
    { answer: 'Mine did', hiddenReason: null },
    { answer: 'You fool', hiddenReason: 'Insulting' },
  ]);

  await showAnswer(boss, at);
  expect((await list())[0]?.answers.map(({ answer }) => answer)).toEqual(['You fool', 'Mine did']);
  expect(await countsOf(_id)).toEqual({ all: 2, shop: 0 });
  const { rows } = await shop.asOwner(
    'select action, before, after from audit_entry where subject = $1 order by at, action',
    [`answer:${at.answerId}`],
  );
  expect(rows).toEqual([
    {
      action: 'reviews.hide_answer',
      before: { hiddenReason: null },
      after: { hiddenReason: 'Insulting' },
    },
    {
      action: 'reviews.show_answer',
      before: { hiddenReason: 'Insulting' },
      after: { hiddenReason: null },
    },
  ]);
});

test('lets only staff hide answers and refuses unknown ones', async () => {
  const { at, asker } = await answeredByBuyer();
  const other = await asked();
  const boss = await newStaff();
  await expect(hideAnswer(asker.ctx, at, 'I do not like it')).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
  await expect(showAnswer(asker.ctx, at)).rejects.toMatchObject({ code: 'auth.wrong_role' });
  const elsewhere = { ...at, questionId: other._id };
  const notFound = { code: 'question.answer_not_found' };
  await expect(hideAnswer(boss, elsewhere, 'Wrong place')).rejects.toMatchObject(notFound);
  await expect(showAnswer(boss, at)).rejects.toMatchObject(notFound);
});

test('hides an answer once when two staff members hide it concurrently', async () => {
  const { _id, at } = await answeredByBuyer();
  const bosses = [await newStaff(), await newStaff()];
  const ends = await Promise.allSettled(bosses.map((boss) => hideAnswer(boss, at, 'Insulting')));
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await countsOf(_id)).toEqual({ all: 0, shop: 0 });
});

test('limits a customer to five questions a minute and refuses unknown products', async () => {
  const { productId, asker } = await asked();
  const ask = (of = productId) =>
    askQuestion(asker.ctx, { productId: of, question: 'And what about this?' });
  await expect(ask('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
    code: 'catalog.product_not_found',
  });
  for (let more = 0; more < 4; more += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'request.too_many' });
});
