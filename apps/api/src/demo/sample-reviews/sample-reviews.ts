/** Sample reviews by star rating. They make no claims about the product. */
export const sampleReviews: Record<1 | 2 | 3 | 4 | 5, readonly string[]> = {
  5: [
    "Sample text. Arrived well packed with everything listed on the page. I've used it every day since.",
    'Sample text. Exactly as the specs say. I measured twice before ordering and it fit the first time.',
    'Sample text. Ordered on Monday, arrived on Wednesday. No complaints.',
    "Sample text. My second one, this time for my sister's build. Would buy again.",
    'Sample text. Checked the specs on the page against my other parts and had no surprises.',
    'Sample text. The seal was intact and the serial number matched the box.',
    "Sample text. Works so well that I forget it's there.",
    'Sample text. Good price during the sale, and the manual was actually useful.',
  ],
  4: [
    'Sample text. Good product. One star off because the box arrived with a dented corner, but nothing inside was damaged.',
    'Sample text. Works as described. The cable could be a little longer for a large case.',
    'Sample text. Happy with it. Setup took an evening, mostly because I read the manual last.',
    'Sample text. Solid for the price. A carrying bag or a spare screw would have been nice.',
    'Sample text. Does what it should. Delivery took a day longer than expected.',
  ],
  3: [
    "Sample text. It's okay. No better and no worse than the one it replaced.",
    'Sample text. Works, but I expected a bit more for the money.',
    "Sample text. Good product, but the quick guide isn't helpful. I had to look things up.",
  ],
  2: [
    "Sample text. It works, but it wasn't right for my build. I should have measured first.",
    'Sample text. I had to exchange mine. The replacement works well, but the wait was long.',
  ],
  1: [
    "Sample text. Dead on arrival. The exchange went smoothly, but it wasn't a great first impression.",
    'Sample text. The box arrived open with a screw missing. Support sent one, but I expected better.',
    'Sample text. I ordered the wrong one and read the returns page too late. My mistake, but still disappointing.',
  ],
};

interface SampleQuestion {
  question: string;
  answer?: string;
}

export const sampleQuestions: readonly SampleQuestion[] = [
  {
    question: 'Sample question: do you handle the warranty, or does the manufacturer?',
    answer:
      'Sample answer: bring it or send it to us with the serial number. We deal with the manufacturer for you.',
  },
  {
    question: "Sample question: can I return it if it doesn't fit my case?",
    answer:
      'Sample answer: yes, unopened and within the period on our returns page. Please measure first.',
  },
  {
    question: 'Sample question: does the box include everything in the picture?',
    answer: "Sample answer: the specifications on this page list what's included.",
  },
  { question: 'Sample question: when will you restock this?' },
  { question: 'Sample question: has anyone used this 24/7?' },
];
