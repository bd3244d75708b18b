import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { collectFiles } from './package-files.ts';
import { createPublishedManifest } from './published-manifest.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
}

it('collects what entry points reach, with assets, lazy imports and files of a pattern', () => {
  write({
    'src/index.ts': `export * from './page.tsx'; import 'react';`,
    'src/page.tsx': `import url from './font.woff2'; void import('./lazy.ts'); require.resolve('swc-loader');`,
    'src/font.woff2': 'font',
    'src/lazy.ts': `import { Button } from '@radix/ui/button'; import 'node:fs';`,
    'src/page.test.tsx': '',
    'src/unused.ts': '',
    'src/inline/theme.ts': '',
    'src/inline/theme.test.ts': '',
  });
  expect(collectFiles(folder, ['./src/index.ts', './src/inline/*.ts'])).toEqual({
    files: ['src/font.woff2', 'src/index.ts', 'src/inline/theme.ts', 'src/lazy.ts', 'src/page.tsx'],
    imports: ['@radix/ui', 'react', 'swc-loader'],
  });
});

it('rejects a file that imports one outside of the package', () => {
  write({ 'src/index.ts': `import '../../other/src/index.ts';` });
  expect(() => collectFiles(folder, ['./src/index.ts'])).toThrow(
    `${folder}/src/index.ts imports ../../other/src/index.ts, which is not packed`,
  );
});

it('rejects an import of a package that is listed nowhere', () => {
  const manifest = {
    name: '@platform/kit',
    version: '1.0.0',
    dependencies: { '@platform/contracts': '*', yup: '1.7.1' },
    devDependencies: { webpack: '5.110.3' },
  };
  const versions = { workspaces: new Map([['@platform/contracts', '1.2.0']]), tools: { jest: '30.5.2' } };
  const publish = (...imports: string[]) => createPublishedManifest(manifest, imports, versions).dependencies;
  expect(publish('@platform/contracts', 'yup', 'webpack', 'jest')).toEqual({
    '@platform/contracts': '^1.2.0',
    yup: '1.7.1',
    webpack: '5.110.3',
    jest: '30.5.2',
  });
  expect(() => publish('formik')).toThrow('@platform/kit imports formik, but does not list it');
});
