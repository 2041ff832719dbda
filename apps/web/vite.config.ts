import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const framework = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//;
const shared =
  /apps\/web\/app\/(?:assets|lib|shell|ui|features\/session\/(?!.*-form[.]tsx))|packages\/contracts\/src\/(?:paths\/|errors)|rolldown\/runtime|lucide-react/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Known from the start, so that the first page in development is not loaded twice.
  optimizeDeps: { include: ['@tanstack/react-query', 'lucide-react', 'radix-ui'] },
  build: {
    // Files of earlier builds stay for pages that are still open; see finish-assets.ts.
    emptyOutDir: false,
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Radix names its functions at run time, which would keep even the unused ones.
          treeshake: { manualPureFunctions: ['__name'] },
          // Few files, since each costs a round trip: one that outlives releases of our own code,
          // and one for what most pages share.
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework },
                { name: 'shared', test: shared, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './app/page-handler.server.ts' } } },
  },
});
