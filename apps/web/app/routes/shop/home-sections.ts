// The parts of the home page that hold only text and links, in one file to load.
export { BrandIndex } from '#web/storefront/catalog/brand-index.tsx';
export { CategoryShowcase } from '#web/storefront/catalog/category-showcase.tsx';
export { FeatureBanners } from '#web/storefront/catalog/feature-banners.tsx';
export { FitBand } from '#web/storefront/catalog/fit-band.tsx';
export { Benefits } from '#web/storefront/store/benefits.tsx';
