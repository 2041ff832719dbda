import { createHash } from 'node:crypto';
import { requireShop, type Ctx } from '#api/platform/context.ts';
import { sampleQuestions, sampleReviews } from './sample-reviews.ts';
import { insertSamples, listUnsampled, type Samples } from './sample-reviews.queries.ts';

const day = 86_400_000;
/** Rating distribution. */
const spread = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 2, 5, 1] as const;

/** Adds samples to demo products that have none. Running it again changes nothing. */
export async function seedSamples(ctx: Ctx): Promise<number> {
  requireShop(ctx);
  const products = await listUnsampled(ctx.read);
  const samples: Samples = { reviews: [], questions: [], answers: [] };
  for (const product of products) addSamples(samples, ctx, product);
  await ctx.transact((tx) => insertSamples(tx, samples));
  return samples.reviews.length;
}

/** Derives the samples from the SKU, so that every demo shop gets the same ones. */
function addSamples(samples: Samples, ctx: Ctx, { id, sku }: { id: string; sku: string }): void {
  const dice = createHash('sha256').update(sku).digest();
  const roll = (index: number, sides: number) => (dice[index % dice.length] ?? 0) % sides;
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * day);
  const reviews = roll(0, 5) < 2 ? 0 : roll(1, 9) + 1;
  for (let each = 0; each < reviews; each += 1) {
    const rating = spread[roll(2 + each, spread.length)] ?? 5;
    const texts = sampleReviews[rating];
    const body = texts[(roll(12 + each, texts.length) + each) % texts.length] ?? '';
    samples.reviews.push({
      id: ctx.newId(),
      product_id: id,
      sample_author: 'Sample reviewer',
      rating,
      body,
      created_at: daysAgo(2 + each * 9 + roll(22 + each, 9)),
    });
  }
  const asked = sampleQuestions[roll(31, sampleQuestions.length * 2)];
  if (!asked) return;
  const questionId = ctx.newId();
  const at = daysAgo(3 + roll(30, 40));
  samples.questions.push({
    id: questionId,
    product_id: id,
    sample_author: 'Sample visitor',
    body: asked.question,
    asked_at: at,
  });
  if (!asked.answer) return;
  samples.answers.push({
    id: ctx.newId(),
    question_id: questionId,
    answered_by: 'sample',
    body: asked.answer,
    answered_at: new Date(at.getTime() + day / 4),
  });
}
