import { expect, test } from 'vitest';
import { newDelivered } from '#api/testing/delivered-order.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { newShopper } from '#api/testing/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { answerQuestion, askQuestion, listQuestions } from './ask-question.ts';
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

async function newStaff() {
  const { ctx, accountId } = await newShopper(shop);
  return shop.as({ ...(ctx.actor as { sessionId: string }), kind: 'staff', accountId });
}

test('a question is answered by those who have received the part, and by staff for the shop', async () => {
  const { productId, asker, _id, list } = await asked();
  await expect(answerQuestion(asker.ctx, _id, 'I guess so')).rejects.toMatchObject({
    code: 'question.only_buyers',
  });
  const buyer = await newShopper(shop);
  await newDelivered(shop, { ...buyer, productIds: [productId] });
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

test('staff see the newest unanswered first and hide what does not belong', async () => {
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

test('a person asks at most five things in a minute, about a product of the shop', async () => {
  const { productId, asker } = await asked();
  const ask = (of = productId) =>
    askQuestion(asker.ctx, { productId: of, question: 'And what about this?' });
  await expect(ask('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
    code: 'catalog.product_not_found',
  });
  for (let more = 0; more < 4; more += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'request.too_many' });
});
