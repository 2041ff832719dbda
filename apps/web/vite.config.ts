import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { isolateStaffCode, staffCode } from './isolate-staff-code.ts';

const framework = /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//;
const app = String.raw`apps\/web\/app\/`;
const anyOf = (...paths: string[]) => new RegExp(paths.join('|'));
/** What every shop page runs; the group also takes in what these files import. */
const frame = anyOf(
  `${app}(?:root|routes\\/shop\\/layout|storefront\\/catalog\\/product-card|lib\\/seo\\/page-meta)[.]`,
  // Not the client's entry itself: it would run before the pages it hydrates.
  `${app}(?:lib\\/(?:api\\/(?:api-client|request-context|early-requests)|session\\/confirmation)|storefront\\/session\\/(?:handle-unauthorized|start-session))[.]`,
  `${app}ui\\/(?:section-head|skeleton)[.]`,
  `${app}ui\\/(?:product\\/responsive-image|buttons\\/(?:button|more-link))[.]`,
);
const shared = anyOf(
  `${app}lib\\/(?!storage\\/(?:cache-placed-order|stored-build|save-file)|api\\/credential-errors|session\\/(?:unconfirmed-limits|(?:use-)?passkey-prompt)|seo\\/(?:structured-data|schema-org|use-title)|interaction\\/(?:focus-first-error|addresses)|navigation\\/days-query|query-keys\\/(?:account|builds|listing|reviews|search))`,
  `${app}ui\\/(?!totals|panel|keep-focus|filter-link|tooltip|print-page|note[.]|try-again|form\\/(?:radio|quantity-stepper)|product\\/stars|buttons\\/page-buttons)`,
  'packages\\/commerce\\/src\\/quantity[.]',
  'packages\\/contracts\\/src\\/(?:accounts|carts|catalog|search|settings)\\/paths[.]',
  'lucide-react\\/(?!.*icons\\/(?:badge-check|circle-dashed|circle-x|clipboard-copy|eye|eye-off|key-round|octagon-x|printer|share-2|undo-2)[.])',
);
/** What only the pages need on which people sign in or change how they do. */
const signIn = anyOf(
  `${app}ui\\/form\\/password-input[.]`,
  `${app}lib\\/session\\/(?:password-strength|use-emailed-link|(?:use-)?passkey-prompt)[.]`,
  `${app}assets\\/backdrops`,
  `${app}storefront\\/session\\/(?:forms\\/(?:sign-in|register|email-field)|restore-cart|signed-in)[.]`,
  'packages\\/contracts\\/src\\/passkeys\\/paths[.]',
);
/** Code that only forms and signed-in pages need; public pages don't load it. */
const behindSignIn = anyOf(
  `${app}ui\\/(?:error-note|use-hydrated|form\\/(?:form|field)|buttons\\/text-link)[.]`,
  `${app}lib\\/(?:api\\/(?:form-error|credential-errors)|query-keys\\/orders)[.]`,
  `${app}storefront\\/session\\/(?:rename-user|require-\\w+|session-pending)[.]`,
  'packages\\/commerce\\/src\\/orders\\/order-status[.]',
);
/** What checkout, orders and account share: one request each would cost a phone more than the bytes. */
const signedIn = anyOf(
  `${app}ui\\/(?:keep-focus|form\\/radio)[.]`,
  `${app}lib\\/(?:interaction\\/addresses|query-keys\\/account|storage\\/(?:cache-placed-order|save-file))[.]`,
  `${app}storefront\\/(?:account\\/(?:account[.]queries|resend-link)|orders\\/(?:orders[.]queries|order-labels))[.]`,
  'packages\\/contracts\\/src\\/(?:accounts\\/own-|addresses\\/|orders\\/|payments\\/)paths[.]',
);
/** Chunks that pages already run: preloading them again only delays the input that loads more. */
const running = /\/(?:rolldown-runtime|framework|frame|shared)-/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), isolateStaffCode()],
  // Pre-bundle every page's packages at start: discovering one later reloads the page in
  // development and loses form input.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  build: {
    // Keep files of earlier builds for open pages; see finish-assets.ts.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_file, chunks) => chunks.filter((chunk) => !running.test(chunk)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Radix sets function names at run time, which prevents tree shaking.
          treeshake: { manualPureFunctions: ['__name'] },
          // Few chunks, because each costs a round trip and compresses worse: one that survives our
          // releases, one that every shop page runs, and one for other code that most pages share.
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 3 },
                { name: 'frame', test: frame, priority: 2.5 },
                // Otherwise it joins behind-sign-in, and public pages would load that chunk.
                { name: 'note', test: /apps\/web\/app\/ui\/note[.]/, priority: 1 },
                // Otherwise it joins staff, and shoppers' forms would load that chunk.
                { name: 'forms', test: /node_modules\/react-hook-form\//, priority: 1 },
                // What the header loads for everyone who is signed in.
                { name: 'cart', test: /storefront\/cart\/cart-count[.]/, priority: 1 },
                { name: 'behind-sign-in', test: behindSignIn, minShareCount: 2, priority: 0.5 },
                { name: 'signed-in', test: signedIn, minShareCount: 2, priority: 0.4 },
                { name: 'sign-in', test: signIn, minShareCount: 2 },
                // A group includes its imports, and back office orders import shop code.
                {
                  name: 'staff',
                  test: (id) => staffCode.test(id) && !id.includes('/backoffice/orders/'),
                  minShareCount: 2,
                },
                {
                  name: 'shared',
                  test: (id) =>
                    shared.test(id) &&
                    ![signIn, behindSignIn, staffCode].some((own) => own.test(id)),
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
