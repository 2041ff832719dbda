export const maxReviewLength = 2_000;
export const maxReviewPhotos = 4;
export const questionLength = { min: 10, max: 500 };
export const maxAnswerLength = 1_000;

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const reportReasons = {
  spam: 'Spam or advertising',
  insulting: 'Offensive or abusive',
  private: 'Shares private information',
  wrong_product: 'About a different product',
  other: 'Other reason',
};
export type ReportReason = keyof typeof reportReasons;
