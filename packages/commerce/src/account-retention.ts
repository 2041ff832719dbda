/** Maximum session length in days, and how long ended sessions are retained. */
export const sessionRetention = { days: 60, daysAfterEnd: 30 };

/** Accounts are erased after this many months without activity. */
export const idleAccountMonths = 24;
