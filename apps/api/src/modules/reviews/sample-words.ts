/** What the samples of the demo shop say, by stars. They claim nothing about the part itself. */
export const sampleReviews: Record<1 | 2 | 3 | 4 | 5, readonly string[]> = {
  5: [
    'Sample text. Came well packed, everything in the box that the page lists, and it has been in daily use since.',
    'Sample text. Exactly what the specifications say. I measured twice before ordering and it fit the first time.',
    'Sample text. Ordered on a Monday, in my hands on Wednesday. No complaints.',
    'Sample text. My second one for a build for my sister. Would buy again.',
    'Sample text. Read the facts on the page, checked them against the rest of my parts, and had no surprises.',
    'Sample text. The seal was intact and the serial number matched the box.',
    'Sample text. Does its job so well that I forget it is there.',
    'Sample text. Good price during the sale, and the manual was actually useful.',
  ],
  4: [
    'Sample text. Good part. One star less because the box arrived with a dented corner, nothing inside was hurt.',
    'Sample text. Works as described. The cable could be a little longer for a large case.',
    'Sample text. Happy with it. Setting it up took an evening, mostly because I read the manual last.',
    'Sample text. Solid for the price. I would have liked a carrying bag or a spare screw.',
    'Sample text. Does what it should. Delivery took a day longer than planned.',
  ],
  3: [
    'Sample text. It is fine. Not better and not worse than the one it replaced.',
    'Sample text. Works, but I expected a bit more for the money.',
    'Sample text. The part is good, the quick guide is not. I had to look things up.',
  ],
  2: [
    'Sample text. It works, but it did not suit my build and I should have measured first.',
    'Sample text. Mine had to be exchanged. The second one is good, the waiting was not.',
  ],
  1: [
    'Sample text. Mine was dead on arrival. The exchange went well, but a first impression is a first impression.',
    'Sample text. The parcel came open and a screw was missing. Support sent one, but I had hoped for better.',
    'Sample text. I ordered the wrong one and read the page about returns too late. My fault, still no fun.',
  ],
};

interface SampleQuestion {
  question: string;
  answer?: string;
}

export const sampleQuestions: readonly SampleQuestion[] = [
  {
    question: 'Sample question: is the warranty handled here or by the maker abroad?',
    answer:
      'Sample answer: bring or send it to us, with the serial number. We deal with the maker for you.',
  },
  {
    question: 'Sample question: can I return it if it does not fit my case?',
    answer:
      'Sample answer: yes, unopened within the days that our page about returns names. Please measure first.',
  },
  {
    question: 'Sample question: is what is in the picture what is in the box?',
    answer: 'Sample answer: the specifications on this page list what comes with it.',
  },
  { question: 'Sample question: when will there be more of these in stock?' },
  { question: 'Sample question: does anyone use it around the clock?' },
];
