/** How long a shopper stays signed in at most, and what is kept of it after its end. */
export const sessionKept = { days: 60, daysAfterEnd: 30 };

/** An account that nobody uses is erased after these. */
export const idleAccountMonths = 24;
