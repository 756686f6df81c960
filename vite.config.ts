import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** Neither line does anything for a visitor, but each keeps a component in the bundle, used or not. */
const dropUnusedParts: Plugin = {
  name: 'drop-unused-parts-of-react-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef('),
  },
};

/** Few files for a visitor, and one that stays cached while the pages change. */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 1,
  },
  { name: 'site', test: /src\/web\/site\//, minShareCount: 3 },
];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), dropUnusedParts],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: { groups: chunks },
          },
        },
      },
    },
    ssr: {
      build: { rolldownOptions: { input: 'src/web/handler.ts' } },
      // One self-contained file: production React whatever NODE_ENV says, and only one copy of it.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
    },
  },
}));
