/** Products that staff can pin to the front of a subcategory. */
export const maxPins = 12;
