import type { ProductDetail } from '@sirkito/contracts/catalog/product-schemas';
import type { StoreProfile } from '@sirkito/contracts/settings/schemas';
import type { Thing } from './structured-data.tsx';
import { shopPaths } from '../navigation/shop-paths.ts';

export function organization(shopUrl: string, store: StoreProfile): Thing {
  return {
    '@type': 'OnlineStore',
    '@id': `${shopUrl}/#shop`,
    name: store.brandName,
    slogan: store.tagline,
    url: shopUrl + shopPaths.home,
    logo: `${shopUrl}/favicon.svg`,
    email: store.email,
    telephone: store.phone,
    ...(store.address && {
      address: { '@type': 'PostalAddress', streetAddress: store.address, addressCountry: 'PH' },
    }),
  };
}

interface Crumb {
  to: string;
  label: string;
}

/** Describes the breadcrumbs shown on the page. */
export function breadcrumbList(shopUrl: string, crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ to, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: shopUrl + to,
    })),
  };
}

interface Answer {
  question: string;
  answer: string;
}

export function faqPage(answers: readonly Answer[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

interface PublicUrls {
  shopUrl: string;
  /** CDN address of the pictures; empty if the shop serves them itself. */
  imagesUrl: string;
}

/** Describes a product with its offer, and its rating if buyers have reviewed it. */
export function productThing({ shopUrl, imagesUrl }: PublicUrls, product: ProductDetail): Thing {
  const { name, sku, description, images, brand, attributes, verifiedRating } = product;
  const { rating, reviewCount } = verifiedRating;
  const address = shopUrl + shopPaths.product(product);
  const { mpn } = attributes;
  return {
    '@type': 'Product',
    '@id': address,
    name,
    sku,
    ...(typeof mpn === 'string' && { mpn }),
    description,
    ...(images.length > 0 && {
      image: images.map((path) => `${imagesUrl || shopUrl}${path}.webp`),
    }),
    brand: { '@type': 'Brand', name: brand.name },
    offers: offer(shopUrl, address, product),
    ...(reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
    }),
  };
}

function offer(shopUrl: string, url: string, product: ProductDetail): Thing {
  const { price, salePrice, saleEndsAt, totalStock } = product;
  const isOnSale = salePrice > 0;
  return {
    '@type': 'Offer',
    url,
    priceCurrency: 'PHP',
    price: (isOnSale ? salePrice : price).toFixed(2),
    ...(isOnSale && saleEndsAt && { priceValidUntil: saleEndsAt }),
    availability: `https://schema.org/${totalStock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': `${shopUrl}/#shop` },
  };
}
