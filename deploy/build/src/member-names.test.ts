import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addMemberNames } from './member-names.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'member-names-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('adds the members of exported objects, but not those of functions, instances, components and cycles', () => {
  const file = join(folder, 'server.cjs');
  writeFileSync(
    file,
    `const node = { name: 'node' };
    node.self = node;
    exports.SHARED_PACKAGES = {
      '@platform/kit': {
        paths: { about: '/about', admin: { user: (id) => id } },
        useToast: Object.assign(() => {}, { later: 1 }),
        Page: { $$typeof: 1, render() {} },
        error: new (class { code = 1 })(),
        node,
        hidden: { x: 1 },
      },
    };`,
  );
  const names = { '@platform/kit': ['Page', 'error', 'node', 'paths', 'useToast'], react: ['useState'] };
  expect(addMemberNames(names, file)).toEqual({
    '@platform/kit': [
      'Page',
      'error',
      'node',
      'node.name',
      'node.self',
      'node.self.name',
      'node.self.self',
      'node.self.self.name',
      'node.self.self.self',
      'paths',
      'paths.about',
      'paths.admin',
      'paths.admin.user',
      'useToast',
    ],
    react: ['useState'],
  });
});
