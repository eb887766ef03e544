// Architecture rules as errors: layers import downward only, features do not import each other, no cycles. tests/architecture runs this
// file and checks for cycles between folders (folders.ts).
const layers = ['lib', 'platform', 'shared', 'domain', 'features', 'app'];
const up = layers.slice(0, -1).map((layer, i) => ({
  name: `${layer}-imports-nothing-above`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(${layers.slice(i + 1).join('|')})/|^src/main` },
}));
// Layers of the sandbox, lowest first. Record types and sections are independent, so their order is irrelevant.
const sandboxFloors = [
  ['schema', 'data', 'verification', 'rules', 'http', 'seeding'],
  ['recordTypes', 'sections', 'changes', 'firstStart', 'graphql', 'server', 'cli'],
].flat();
const upInSandbox = sandboxFloors.slice(0, -1).map((layer, i) => ({
  name: `sandbox-${layer}-imports-nothing-above`,
  severity: 'error',
  from: { path: `^sandbox/${layer}/` },
  to: { path: `^sandbox/(${sandboxFloors.slice(i + 1).join('|')})/` },
}));
module.exports = {
  forbidden: [
    ...up,
    ...upInSandbox,
    {
      name: 'no-cross-feature',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'src-is-self-contained',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(sandbox|tests|e2e)/' },
    },
    {
      name: 'sandbox-uses-only-lib',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^src/', pathNot: '^src/lib/' },
    },
    {
      name: 'kinds-do-not-visit-kinds',
      severity: 'error',
      from: { path: '^sandbox/recordTypes/([^/]+)/' },
      to: { path: '^sandbox/recordTypes/[^/]+/', pathNot: '^sandbox/recordTypes/$1/' },
    },
    {
      // Shared modules read the list of record types. Test records default to non-PO invoices.
      name: 'only-the-list-names-kinds',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: '^sandbox/recordTypes/|^sandbox/server/testRecord' },
      to: { path: '^sandbox/recordTypes/[^/]+/' },
    },
    {
      name: 'only-api-knows-apollo',
      severity: 'error',
      from: { path: '^src/(features|domain|shared)/', pathNot: '/api/' },
      to: { path: 'node_modules/@apollo/' },
    },
    {
      name: 'models-are-pure',
      severity: 'error',
      from: { path: '/model/' },
      to: { path: 'node_modules/(react|react-dom|antd|@apollo|react-router-dom)/' },
    },
    {
      name: 'einvoice-behind-one-slot',
      comment: 'Documents plug in through `slot.tsx`; the definitions that it loads may use the helpers for them.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/domain/einvoice/', '\\.einvoice\\.ts$'] },
      to: { path: '^src/domain/einvoice/', pathNot: '^src/domain/einvoice/slot\\.tsx$' },
    },
    {
      name: 'einvoice-definitions-load-late',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '\\.einvoice\\.ts$', dynamic: false },
    },
    {
      name: 'einvoice-definitions-stay-small',
      severity: 'error',
      from: { path: '\\.einvoice\\.ts$' },
      to: { path: '^src/domain/einvoice/', pathNot: '^src/domain/einvoice/definition/' },
    },
    {
      name: 'read-tables-stay-light',
      comment: 'A table to be read does not load what pages, sorts, filters or chooses.',
      severity: 'error',
      from: { path: '^src/shared/list/ReadTable' },
      to: {
        path: '^src/shared/list/(Grid|List[A-Z]|Select|Sort|panel|filter\\w+\\.ts|use[A-Z])',
        pathNot: '^src/shared/list/listTypes',
        reachable: true,
      },
    },
    {
      name: 'primitives-stand-alone',
      comment: 'What everything is drawn with knows nothing that is drawn with it, stylesheets included.',
      severity: 'error',
      from: { path: '^src/shared/ui/' },
      to: { path: '^src/shared/', pathNot: '^src/shared/ui/' },
    },
    { name: 'no-barrels', severity: 'error', from: { path: '^src/' }, to: { path: '^src/.*/index\\.tsx?$' } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: { pathNot: '\\.generated\\.ts$' },
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$|\\.wasm\\?url$' },
    },
    {
      name: 'no-dev-dependency-in-src',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    // Stylesheets are included: a stylesheet imported across features is a dependency like code.
    exclude: { path: '\\.(svg|png)$|^dist' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
};
