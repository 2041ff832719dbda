import { expect, test } from 'vitest';
import { personalRecords } from '#api/main/compose.ts';
import { eraseAccount } from '#api/modules/accounts/privacy/erase-account.ts';
import { newDeliveredOrder } from '#api/testing/data/delivered-order.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { answerQuestion, askQuestion, listQuestions } from './questions/ask-question.ts';
import { answerForShop } from './questions/moderate-question.ts';
import { listProductReviews } from './reviews/list-reviews.ts';
import { answerReview } from './reviews/moderate-review.ts';
import { writeReview } from './reviews/own-review.ts';

const shop = testShop();
const guest = () => shop.as({ kind: 'guest' });
const page = { page: 1, limit: 10 };
const newest = { ...page, sort: 'newest' as const };

/** A customer called Maria Santos who received the product as Maria Reyes. */
async function newBuyer(productId: string) {
  const { accountId, ctx } = await newShopper(shop);
  const email = `maria.${accountId}@example.test`;
  await shop.asOwner(`update account set user_name = 'Maria Santos', email = $2 where id = $1`, [
    accountId,
    email,
  ]);
  const orderId = await newDeliveredOrder(shop, { accountId, productIds: [productId] });
  await shop.asOwner(`update customer_order set address = $2 where id = $1`, [
    orderId,
    { full_name: 'Maria Reyes', phone: '+639171234567' },
  ]);
  return { accountId, ctx, orderId, email };
}

async function newStaff() {
  const { ctx, accountId } = await newShopper(shop);
  return shop.as({ ...(ctx.actor as { sessionId: string }), kind: 'staff', accountId });
}

async function erase(accountId: string): Promise<void> {
  await shop.asOwner('update account set erase_at = now() where id = $1', [accountId]);
  await eraseAccount(
    { ...shop.as({ kind: 'shop' }), now: () => new Date(Date.now() + 1_000) },
    personalRecords,
    accountId,
  );
}

test("[SC-18] erasure removes a person's name, email and phone from their review, its answer and the way to the order", async () => {
  const productId = await newProduct(shop);
  const { accountId, ctx, orderId, email } = await newBuyer(productId);
  const other = await newBuyer(productId);
  const text = `Maria here, call 0917 123 4567 or ${email}. The Santos family likes it`;
  const { data } = await writeReview(ctx, { orderId, productId, rating: 4, review: text });
  await answerReview(await newStaff(), data._id, 'Thank you, Maria!');
  const untouched = {
    orderId: other.orderId,
    productId,
    rating: 5,
    review: 'Maria recommended it',
  };
  await writeReview(other.ctx, untouched);
  await erase(accountId);

  const list = await listProductReviews(guest(), productId, newest);
  expect(list.data).toMatchObject([
    untouched,
    {
      orderId: '',
      author: 'Former customer',
      isSample: false,
      rating: 4,
      review: '[removed] here, call [removed] or [removed]. The [removed] family likes it',
      answer: { text: 'Thank you, [removed]!' },
      editedAt: null,
    },
  ]);
  const { rows } = await shop.asOwner('select order_id from review where id = $1', [data._id]);
  expect(rows).toEqual([{ order_id: null }]);
});

test("[SC-18] erasure removes them from questions and answers, and from the shop's answers to the person", async () => {
  const productId = await newProduct(shop);
  const { accountId, ctx } = await newBuyer(productId);
  const other = await newBuyer(productId);
  const ask = (who: typeof ctx, question: string) => askQuestion(who, { productId, question });
  const own = await ask(ctx, 'Does it fit? Reyes, 0917-123-4567');
  await ask(ctx, 'Maria Santos');
  const others = await ask(other.ctx, 'Did it fit for Maria Reyes?');
  const staff = await newStaff();
  await answerForShop(staff, own._id, 'It does, Ms. Reyes');
  await answerForShop(staff, others._id, 'Ask Maria');
  await answerQuestion(ctx, others._id, 'It did. Maria');
  await erase(accountId);

  const { data } = await listQuestions(guest(), productId, page);
  expect(
    data.map(({ question, answers }) => [question, ...answers.map((one) => one.answer)]),
  ).toEqual([
    ['Did it fit for Maria Reyes?', 'Ask Maria', 'It did. [removed]'],
    ['[removed]…'],
    ['Does it fit? [removed], [removed]', 'It does, Ms. [removed]'],
  ]);
});

test('[SC-18] erasure shortens a text that the replacements make too long', async () => {
  const productId = await newProduct(shop);
  const { accountId, ctx, orderId } = await newBuyer(productId);
  const review = 'Maria '.repeat(333).trim();
  await writeReview(ctx, { orderId, productId, rating: 4, review });
  await erase(accountId);
  const { data } = await listProductReviews(guest(), productId, newest);
  expect(data[0]?.review).toHaveLength(2_000);
  expect(data[0]?.review).not.toContain('Maria');
});
