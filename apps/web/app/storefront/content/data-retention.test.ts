import { idleAccountMonths, sessionRetention, defaultShippingTable } from '@sirkito/commerce';
import { expect, test } from 'vitest';
import { faqGroups } from './faq-answers.ts';
import { dataRetention } from './data-retention.ts';

const retentionOf = (what: RegExp) => dataRetention.find(([name]) => what.test(name))?.[2];

test('says "until you remove" only for data customers can remove', () => {
  const removable = dataRetention.filter(([, , time]) => /until you remove/i.test(time));
  expect(removable.map(([name]) => name)).toEqual([
    'Delivery addresses and phone numbers',
    'Saved items and builds',
    'Your cart',
    'Reviews and their photos',
  ]);
  expect(retentionOf(/^Questions and answers/)).toMatch(/stay.*without your name.*ask us/);
});

test('states how long sign-in data is retained', () => {
  const days = sessionRetention.days + sessionRetention.daysAfterEnd;
  expect(retentionOf(/^Each sign-in.*IP address.*browser/)).toContain(`at most ${days} days`);
});

test('says that unused accounts are deleted after an email', () => {
  const time = retentionOf(/^Name, email/);
  expect(time).toContain(`${idleAccountMonths} months`);
  expect(time).toContain("We'll email you");
});

test('says in the FAQ what stays after erasure', () => {
  const store = { brandName: '', tagline: '', quote: '', address: '', phone: '', email: '' };
  const groups = faqGroups({ ...store, openingHours: '' }, defaultShippingTable);
  const answers = groups.flatMap((group) => group.answers);
  const erasure = answers.find(({ id }) => id === 'delete-data')?.answer;
  expect(erasure).toMatch(/reviews, questions and answers stay, without your name/);
});
