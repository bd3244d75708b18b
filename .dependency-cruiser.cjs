/** The rules of `architecture.cjs`, in dependency-cruiser's words. */
const { existsSync, readdirSync } = require('node:fs');
const { API_MODULES, ROOMS } = require('./architecture.cjs');

const MODULES = 'api/src/modules';
const TEST_OR_TOOL =
  '(\\.(test|stories)\\.tsx?$|/(test|testing|stories|\\.storybook|bench|build|e2e|tools)/|\\.config\\.(ts|cjs|mjs)$|jest\\.)';
const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A folder as a pattern, without the folders of the rooms nested in it. */
function inside(room) {
  const { folder } = ROOMS[room];
  const nested = Object.values(ROOMS).filter((other) => other.folder.startsWith(`${folder}/`));
  const except = nested.map((other) => `(?!${escape(other.folder.slice(folder.length + 1))}/)`).join('');
  return `^${escape(folder)}/${except}`;
}

const everyRoom = Object.values(ROOMS).map(({ folder }) => escape(folder));

const roomRules = Object.entries(ROOMS).map(([room, { rooms }]) => ({
  name: `room-${room}`,
  comment: `${room} may import ${rooms.length ? rooms.join(', ') : 'no other room'} (architecture.cjs)`,
  severity: 'error',
  from: { path: inside(room) },
  to: { path: `^(${everyRoom.join('|')})/`, pathNot: [inside(room), ...rooms.map(inside)] },
}));

const packageRules = Object.entries(ROOMS)
  .filter(([, { packages }]) => packages !== '*')
  .map(([room, { packages }]) => ({
    name: `packages-${room}`,
    comment: `${room} ships with ${packages.join(', ')} only (architecture.cjs)`,
    severity: 'error',
    from: { path: inside(room), pathNot: TEST_OR_TOOL },
    to: {
      path: 'node_modules',
      pathNot: packages.map((name) => `node_modules/(${escape(name)}|@types/${escape(name)})/`),
    },
  }));

/** The files of a room that other rooms may import: what its package.json exports. */
const faceRules = Object.entries(ROOMS).map(([room, { folder }]) => {
  const faces = Object.values(require(`./${folder}/package.json`).exports ?? {});
  return {
    name: `face-${room}`,
    comment: `${room} is imported through the exports of its package.json only`,
    severity: 'error',
    from: { path: `^(${everyRoom.join('|')})/`, pathNot: inside(room) },
    to: {
      path: inside(room),
      pathNot: faces.map(
        (face) => `^${escape(`${folder}/${face.replace('./', '')}`).replaceAll('\\*', '.+')}$`,
      ),
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
  comment: `the module ${name} may import the faces of ${imports === '*' ? 'all modules' : imports.join(', ') || 'no other module'}`,
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
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { pathNot: TEST_OR_TOOL },
      to: { path: '\\.test\\.tsx?$' },
    },
    ...roomRules,
    ...packageRules,
    ...faceRules,
    ...moduleRules,
    {
      name: 'no-story-in-product',
      severity: 'error',
      from: { pathNot: TEST_OR_TOOL },
      to: { path: '(\\.stories\\.tsx$|/stories/)' },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'api/src/platform is infrastructure without business words',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: TEST_OR_TOOL },
      to: { path: `^${MODULES}/` },
    },
    {
      name: 'module-face-only',
      comment: 'outside the modules (app.ts, jobs, tools) a module is used through its face',
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
    exclude: { path: '^(\\.cache|\\.data|(api|shell|mf-[a-z]+|deploy/[a-z-]+)/dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
