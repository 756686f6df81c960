import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtInMenu } from './scripts/built-in-menu.ts';

export default defineConfig(({ command }) => ({
  appType: 'custom',
  build: {
    // What every browser has had for two years is sent as it is written.
    cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
    // A font within the style sheet would be sent to everybody, and the policy of the pages refuses it.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  plugins: [tailwindcss(), react(), builtInMenu()],
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: 'admin.json',
        rolldownOptions: { input: 'src/web/admin/start.tsx' },
      },
    },
    // Built apart from the admin area, so that nothing of it is in a visitor's files.
    site: {
      consumer: 'client',
      build: {
        outDir: 'build/client',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: 'site.json',
        rolldownOptions: {
          input: 'src/web/site/browser/start.ts',
          output: {
            codeSplitting: {
              groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        // What only rendered pages name: the site's style sheet, fonts and drawings.
        emitAssets: true,
        copyPublicDir: false,
        rolldownOptions: { input: { index: 'src/web/render.tsx' } },
      },
      // One self-contained file: production React whatever NODE_ENV says, and only one copy of it.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
  builder: {},
}));
