/** Directions of imports; see docs/architecture.md. */
const remotes = '^(mfe-[a-z]+)/'
const browserOnly = '^(host-shell|mfe-[a-z]+)/'
const testCode = '(\\.test\\.tsx?$|/testing/|[./](testing|fixtures)\\.tsx?$)'

const sqlStandsIn = [
  '\\.(repository|sql)\\.ts$',
  // The database itself: tables, opening, migrating, the demo world.
  '^api/src/database/',
  // What is kept of a person is said table by table, as conditions on each.
  '/personal-data',
  // Gives the library of the queue the connection and the builder that it asks for.
  '^api/src/jobs/open-jobs\\.ts$',
  // The names of the chains stand with the tables that they divide.
  '^api/src/modules/audit/(audit\\.service|check\\.job)\\.ts$',
].join('|')

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle cannot be understood or tested one piece at a time.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'remotes-stand-alone',
      severity: 'error',
      comment: 'A remote imports no other remote and not the shell: they are deployed apart.',
      from: { path: remotes },
      to: { path: browserOnly, pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-remote',
      severity: 'error',
      comment: 'The shell knows remotes by the contract and the registry only.',
      // One test holds the menus of all roles to the list of them.
      from: { path: '^host-shell/', pathNot: '/menus-of-roles\\.test\\.ts$' },
      to: { path: remotes },
    },
    {
      name: 'features-stand-alone',
      severity: 'error',
      comment: 'What two features need goes to shared, or is one feature.',
      from: { path: '^(mfe-[a-z]+/src/features/)([^/]+)/' },
      to: { path: '^$1', pathNot: '^$1$2/' },
    },
    {
      name: 'features-are-data',
      severity: 'error',
      comment: 'A feature is in the first script of its remote; what it shows is loaded later.',
      from: {
        path: '^(mfe-[a-z]+/src/(remote|features/[a-z-]+/feature)|shared/src/[a-z-]+/feature)\\.ts$',
      },
      to: {
        path: '(\\.tsx|^shared/src/[a-z-]+/index\\.ts)$',
        pathNot: '^shared/src/(contract|query|api|session|router)/index\\.ts$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'shared-knows-nobody',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(host-shell|mfe-[a-z]+|api|e2e)/' },
    },
    {
      name: 'api-takes-the-contract-only',
      severity: 'error',
      comment:
        'The server shares the definitions of calls, roles, claims, passwords and the rules of writing with the browser.',
      from: { path: '^api/src/' },
      to: {
        path: '^shared/',
        pathNot: '^shared/src/(api|contract|passwords|writing-rules|authoring-rules)/',
      },
    },
    {
      name: 'schemas-stay-on-the-server',
      severity: 'error',
      comment: 'The browser takes the types of calls; the schemas would bring their library along.',
      from: { path: browserOnly, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '(^shared/src/api/(schemas|[a-z-]+\\.endpoints)\\.ts$|node_modules/zod/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nobody-takes-the-server',
      severity: 'error',
      from: { path: '^(host-shell|mfe-[a-z]+|shared)/' },
      to: { path: '^api/' },
    },
    {
      name: 'shared-by-its-entries',
      severity: 'error',
      comment: 'Each domain of shared has an entry; nothing reaches past it.',
      from: { path: '^(host-shell|mfe-[a-z]+|api|e2e)/' },
      to: {
        path: '^shared/',
        pathNot:
          '^shared/(src/[a-z-]+/index\\.tsx?|src/[a-z-]+/(feature\\.ts|[a-z-]+\\.screen\\.tsx)|src/api/schemas\\.ts|src/checks/body-of\\.ts|src/account/time-zone-field\\.tsx|src/passwords/password-strength\\.tsx|src/writing/rules\\.ts|src/writing-rules/merge\\.rules\\.ts|src/ui/showcase/index\\.ts|build/(index|webpack)\\.ts)$',
      },
    },
    {
      name: 'modules-by-their-entries',
      severity: 'error',
      comment: 'Each area of the server has an entry; nothing but its own tests reaches past it.',
      from: { path: '^api/src/modules/([^/]+)/', pathNot: testCode },
      to: { path: '^api/src/modules/[^/]+/', pathNot: '^api/src/modules/($1/|[^/]+/index\\.ts$)' },
    },
    {
      name: 'areas-by-their-entries',
      severity: 'error',
      comment:
        'What areas keep of people is gathered past their entries, since one of them reads it all.',
      from: { path: '^(api/src/|e2e/|scripts/)', pathNot: `(^api/src/modules/[^/]+/|${testCode})` },
      to: { path: '^api/src/modules/[^/]+/', pathNot: '/(index|personal-data)\\.ts$' },
    },
    {
      name: 'sql-in-repositories',
      severity: 'error',
      comment:
        'SQL stands in <name>.repository.ts, and pieces of it in <name>.sql.ts. Types of rows may be had anywhere.',
      from: { path: '^api/src/', pathNot: `(${sqlStandsIn}|${testCode})` },
      to: {
        path: '(^api/src/database/(schema/|sql\\.ts$)|node_modules/drizzle-orm/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-tests-in-code',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|/testing/|[./](testing|fixtures)\\.tsx?$|^e2e/)' },
      to: { path: '(\\.test\\.tsx?$|^shared/src/testing/|^api/src/testing/)' },
    },
    {
      name: 'only-what-is-declared',
      severity: 'error',
      comment: 'A package that is not in package.json is there by chance.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
    // Its own parser needs TypeScript's programming interface, which TypeScript 7 has not got.
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
