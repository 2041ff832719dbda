export const reviewTextLength = 2_000;
export const photosOfReview = 4;
export const questionLength = { min: 10, max: 500 };
export const answerLength = 1_000;

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const reportReasons = {
  spam: 'It is advertising',
  insulting: 'It insults someone',
  private: 'It tells private things',
  wrong_product: 'It is about something else',
  other: 'Something else',
};
export type ReportReason = keyof typeof reportReasons;
