/** Which edition of the rules spoke. It counts up with every change that could change a verdict. */
export const engineVersion = '3';

/** Of the files of that edition; a test compares it, so that nobody forgets to count up. */
export const engineFingerprint = 'jFa8c3hWJ-gFtsep';
