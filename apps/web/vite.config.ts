import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { keepStaffApart, staffCode } from './staff-apart.ts';

const framework = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//;
const shared =
  /apps\/web\/app\/(?:lib\/(?!placed-order|kept-build|structured-data|schema-org|save-file|focus-first)|shell|ui\/(?!totals|radio|panel|tooltip|stars|page-buttons|quantity-stepper|print-page|note[.]|try-again)|features\/session\/(?!.*-form[.]tsx)|features\/(?:store\/store|catalog\/catalog)[.]queries|features\/catalog\/(?:category-tree|compare\/compare-choice)[.]|features\/cart\/(?:cart-parts|use-add-to-cart)[.])|packages\/contracts\/src\/(?:paths\/(?:call|accounts|cart|catalog|search|settings)[.]|shop-error)|rolldown\/runtime|vite\/preload-helper|lucide-react\/(?!.*icons\/(?:badge-check|circle-dashed|circle-x|clipboard-copy|eye|eye-off|octagon-x|printer|share-2|undo-2)[.])/;
/** What only pages with forms and guarded pages need: public pages do not carry it along. */
const behindSignIn =
  /apps\/web\/app\/(?:ui\/(?:failed|form|field|password-input|text-link|use-hydrated)[.]|lib\/(?:form-refusal|password-strength|shop-time|use-mailed-link)[.]|assets\/backdrops|features\/session\/(?:sign-in|register|restore-cart|rename-user|require-\w+|session-pending|signed-in)[.])|packages\/commerce\/src\/order-status[.]/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), keepStaffApart()],
  // What any page needs is found at the start: in development a page that brought a new package
  // would load again, and lose what was being typed into it.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
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
                { name: 'framework', test: framework, priority: 3 },
                // Forms and failures say things in it, and would take it along from public pages.
                { name: 'note', test: /apps\/web\/app\/ui\/note[.]/, priority: 1 },
                { name: 'behind-sign-in', test: behindSignIn, minShareCount: 2 },
                // A group takes along what it imports, and orders import what shoppers load too.
                {
                  name: 'staff',
                  test: (id) => staffCode.test(id) && !id.includes('/admin-orders/'),
                  minShareCount: 2,
                },
                {
                  name: 'shared',
                  test: (id) => shared.test(id) && !behindSignIn.test(id) && !staffCode.test(id),
                  minShareCount: 2,
                  priority: 2,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './app/page-handler.server.ts' } } },
  },
});
