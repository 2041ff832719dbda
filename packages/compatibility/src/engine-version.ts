/** Stored with each checked order. Raise it with every change that can change a verdict. */
export const engineVersion = '7';

/** Hash of the rule files. A test fails if it is stale, as a reminder to check `engineVersion`. */
export const engineFingerprint = 'I78R-eCQM79jd8M8';
