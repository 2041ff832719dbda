/** Which edition of the rules spoke. It counts up with every change that could change a verdict. */
export const engineVersion = '2';

/** Of the files of that edition; a test compares it, so that nobody forgets to count up. */
export const engineFingerprint = 'MakE9UTgeMUH0y7w';
