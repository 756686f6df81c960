import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const leftOut = 'throw new Error("Left out of the build: see vite.config.ts");';

/**
 * Functions that no page of this project ever needs but the bundle would carry, by file, with what
 * stands in their place.
 */
const unused: Record<string, Record<string, string>> = {
  // Links here load a page's module and content themselves.
  '/react-router/dist/production/lib/dom/ssr/components.js': {
    usePrefetchBehavior: 'return [false, null, {}];',
    PrefetchPageLinks: 'return null;',
  },
  // Every route is known from the start.
  '/react-router/dist/production/lib/dom/ssr/fog-of-war.js': {
    isFogOfWarEnabled: 'return false;',
    getPartialManifest: leftOut,
    getPatchRoutesOnNavigationFunction: '',
    useFogOFWarDiscovery: '',
  },
  // Nothing is measured.
  '/react-router/dist/production/lib/router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '',
    getRouteInstrumentationUpdates: leftOut,
    instrumentClientSideRouter: leftOut,
  },
  // No fetchers and no actions: with JavaScript every form sends JSON to the API.
  '/react-router/dist/production/lib/router/router.js': {
    discoverRoutes: leftOut,
    fetch: leftOut,
    handleAction: leftOut,
    handleFetcherAction: leftOut,
    handleFetcherLoader: leftOut,
  },
  // No <ViewTransition>, <SuspenseList>, <Activity>, useActionState or refs to fragments; errors name
  // components without their lines.
  '/react-dom/cjs/react-dom-client.production.js': {
    startViewTransition: leftOut,
    applyViewTransitionName: leftOut,
    applyViewTransitionToHostInstancesRecursive: leftOut,
    commitAfterMutationEffectsOnFiber: leftOut,
    commitAppearingPairViewTransitions: '',
    commitDeletedPairViewTransitions: '',
    commitEnterViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    measureNestedViewTransitions: '',
    measureViewTransitionHostInstancesRecursive: leftOut,
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    restorePairedViewTransitions: '',
    restoreViewTransitionName: leftOut,
    restoreViewTransitionOnHostInstances: leftOut,
    updateSuspenseListComponent: leftOut,
    updateActivityComponent: leftOut,
    mountActionState: leftOut,
    updateActionStateImpl: leftOut,
    describeNativeComponentFrame: 'return describeBuiltInComponentFrame(fn ? fn.name : "");',
  },
};

const dropUnusedParts: Plugin = {
  name: 'drop-unused-parts-of-the-framework',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production|react-dom-client\.production/ },
    handler(code, id) {
      const file = Object.keys(unused).find((each) => id.endsWith(each)) ?? '';
      return (
        Object.entries(unused[file] ?? {})
          .reduce((rest, [name, body]) => withBody(rest, name, body), code)
          .replaceAll(/^FragmentInstance\.prototype\.\w+ = function[\s\S]*?\n\};$/gm, '')
          // Neither line does anything, but each keeps a component in the bundle, used or not.
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(')
      );
    },
  },
};

/** Refuses to go on when a new version has renamed the function. */
function withBody(code: string, name: string, body: string): string {
  const whole = new RegExp(
    `^(\\t?)((?:async )?function ${name}\\((?:[^()]|\\(\\))*\\) \\{\\n)[\\s\\S]*?\\n\\1\\}$`,
    'm',
  );
  if (!whole.test(code)) throw new Error(`The framework has no function ${name} any more`);
  return code.replace(
    whole,
    (_, indent: string, opening: string) => `${opening}${body}\n${indent}}`,
  );
}

/** Few files for a visitor, and one that stays cached while the pages change. */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime|preload-helper/,
    priority: 1,
  },
  // What every public page shows or does. Texts and what is loaded on use stay outside.
  {
    name: 'site',
    test: /src\/web\/(root|entry|site\/(load|content|api-reader|language\/(address|dictionary)|layout\/(footer\/)?(?!en|ar)[\w-]+\.ts)|ui\/(accordion|error-block|gradient|icon|marquee|picture|reveal|section|spinner)\.)/,
  },
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
