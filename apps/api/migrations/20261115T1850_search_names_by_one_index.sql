-- why: product_words holds the name in lower case beside the SKU, and finds both.
drop index product_name_trigrams;
