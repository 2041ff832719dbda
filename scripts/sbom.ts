import { writeSbom } from './image/sbom.ts';

writeSbom('reports');
console.log('✓ sbom          reports/sbom.cdx.json, reports/licences.txt');
