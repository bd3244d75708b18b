/** Turns `architecture.cjs` into rules of dependency-cruiser. */
const { existsSync, readdirSync } = require('node:fs');
const { API_MODULES, PACKAGES } = require('./architecture.cjs');

const MODULES = 'api/src/modules';
const TEST_OR_TOOL =
  '(^proofs/|\\.(test|stories)\\.tsx?$|/(test|testing|stories|\\.storybook|build|e2e|tools)/|\\.config\\.(ts|cjs|mjs)$|jest\\.)';
const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the files of a package, without those of packages nested in its folder. */
function inside(name) {
  const { folder } = PACKAGES[name];
  const nested = Object.values(PACKAGES).filter((other) => other.folder.startsWith(`${folder}/`));
  const except = nested.map((other) => `(?!${escape(other.folder.slice(folder.length + 1))}/)`).join('');
  return `^${escape(folder)}/${except}`;
}

const allFolders = Object.values(PACKAGES).map(({ folder }) => escape(folder));

const importRules = Object.entries(PACKAGES).map(([name, { imports }]) => ({
  name: `imports-${name}`,
  comment: `${name} may import ${imports.length ? imports.join(', ') : 'no other package'} (architecture.cjs)`,
  severity: 'error',
  from: { path: inside(name) },
  to: { path: `^(${allFolders.join('|')})/`, pathNot: [inside(name), ...imports.map(inside)] },
}));

const npmRules = Object.entries(PACKAGES)
  .filter(([, { npm }]) => npm !== '*')
  .map(([name, { npm }]) => ({
    name: `npm-${name}`,
    comment: `${name} ships with ${npm.join(', ')} only (architecture.cjs)`,
    severity: 'error',
    from: { path: inside(name), pathNot: TEST_OR_TOOL },
    to: {
      path: 'node_modules',
      pathNot: npm.map((dependency) => `node_modules/(@types/)?${escape(dependency)}/`),
    },
  }));

/** Other packages may import only the files that a package.json exports, of a folder without one its `index.ts`. */
const publicApiRules = Object.entries(PACKAGES).map(([name, { folder }]) => {
  const manifest = `./${folder}/package.json`;
  const exportedFiles = existsSync(manifest)
    ? Object.values(require(manifest).exports ?? {})
    : ['./index.ts'];
  return {
    name: `public-api-${name}`,
    comment: `${name} is imported through its public API only`,
    severity: 'error',
    from: { path: `^(${allFolders.join('|')})/`, pathNot: inside(name) },
    to: {
      path: inside(name),
      pathNot: [
        // npm puts a package here if another version of it is in the root.
        'node_modules/',
        ...exportedFiles.map(
          (file) => `^${escape(`${folder}/${file.replace('./', '')}`).replaceAll('\\*', '.+')}$`,
        ),
      ],
    },
  };
});

const moduleFolders = existsSync(MODULES)
  ? readdirSync(MODULES, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  : [];
for (const name of moduleFolders) {
  if (!(name in API_MODULES)) throw new Error(`${MODULES}/${name} is not listed in architecture.cjs`);
}

const moduleRules = Object.entries(API_MODULES).map(([name, imports]) => ({
  name: `module-${name}`,
  comment: `the module ${name} may import the index.ts of ${imports === '*' ? 'all modules' : imports.join(', ') || 'no other module'}`,
  severity: 'error',
  from: { path: `^${MODULES}/${name}/`, pathNot: '\\.test\\.ts$' },
  to: {
    path: `^${MODULES}/`,
    pathNot: [
      `^${MODULES}/${name}/`,
      `^${MODULES}/${imports === '*' ? '[^/]+' : `(${imports.join('|') || '-'})`}/index\\.ts$`,
    ],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'commands-run-before-installation',
      comment: 'npm test and npm start install packages, so that they cannot import any',
      severity: 'error',
      from: { path: '^(\\.ci/test|deploy/launcher/[^/]+)\\.mjs$' },
      to: { path: 'node_modules', reachable: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { pathNot: TEST_OR_TOOL },
      to: { path: '(\\.test\\.tsx?$|^api/test/)' },
    },
    {
      name: 'no-proof-in-product',
      comment: 'proofs look behind the public API of every package, and nothing depends on them',
      severity: 'error',
      from: { pathNot: '^proofs/' },
      to: { path: '^proofs/' },
    },
    {
      name: 'courses-stand-alone',
      comment: 'what the templates of several courses share is in content/src',
      severity: 'error',
      from: { path: '^content/([0-9][^/]+)/' },
      to: { path: '^content/[0-9][^/]+/', pathNot: '^content/$1/' },
    },
    ...importRules,
    ...npmRules,
    ...publicApiRules,
    ...moduleRules,
    {
      name: 'no-story-in-product',
      severity: 'error',
      from: { pathNot: TEST_OR_TOOL },
      to: { path: '(\\.stories\\.tsx$|/stories/)' },
    },
    {
      name: 'platform-knows-no-business',
      comment: 'api/src/platform is infrastructure that any product could use',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: TEST_OR_TOOL },
      to: { path: '^api/src/', pathNot: '^api/src/platform/' },
    },
    {
      name: 'module-public-api-only',
      comment: 'outside the modules (app.ts, jobs, tools) a module is imported by its index.ts',
      severity: 'error',
      from: { path: '^api/src/', pathNot: [`^${MODULES}/`, TEST_OR_TOOL] },
      to: { path: `^${MODULES}/[^/]+/`, pathNot: `^${MODULES}/[^/]+/index\\.ts$` },
    },
    {
      name: 'no-sibling-feature',
      comment: 'a feature of a remote never imports another feature; pages compose them',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'features-know-no-page',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/' },
      to: { path: '^$1/src/pages/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.cache|\\.data|(api|content|shell|mf-[a-z]+|deploy/[a-z-]+)/dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
