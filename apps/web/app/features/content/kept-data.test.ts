import { idleAccountMonths, sessionKept, usualShipping } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { faqGroups } from './faq-answers.ts';
import { keptData } from './kept-data.ts';

const howLong = (what: RegExp) => keptData.find(([name]) => what.test(name))?.[2];

test('only what people can remove is kept until they do', () => {
  const removable = keptData.filter(([, , time]) => /until you remove/i.test(time));
  expect(removable.map(([name]) => name)).toEqual([
    'Delivery addresses and phone numbers',
    'Saved parts and builds',
    'Your cart',
    'Reviews and their photos',
  ]);
  expect(howLong(/^Questions and answers/)).toMatch(/stay.*without your name.*ask us/);
});

test('what a sign-in leaves is named, as long as it is kept', () => {
  const days = sessionKept.days + sessionKept.daysAfterEnd;
  expect(howLong(/^Each sign-in.*internet address.*browser/)).toContain(`at most ${days} days`);
});

test('an account that nobody uses ends, after a letter', () => {
  const time = howLong(/^Name, e-mail/);
  expect(time).toContain(`${idleAccountMonths} months`);
  expect(time).toContain('we write to you');
});

test('who asks what is erased is told what stays', () => {
  const store = { brandName: '', tagline: '', quote: '', address: '', phone: '', email: '' };
  const groups = faqGroups({ ...store, openingHours: '', tin: '' }, usualShipping);
  const answers = groups.flatMap((group) => group.answers);
  const said = answers.find(({ id }) => id === 'delete-data')?.answer;
  expect(said).toMatch(/reviews, questions and answers stay, without your name/);
});
