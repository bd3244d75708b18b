import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { findNextVersion } from '@platform/node-utils';
import { getProvidedVersions, getRequiredRanges, getSharedPackages } from './shared-packages.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const kit = JSON.parse(readFileSync(resolve(ROOT, 'shell/kit/package.json'), 'utf8')) as {
  name: string;
  version: string;
};
const next = findNextVersion(ROOT, kit);

it('provides the kit in the version that its changesets announce, and other packages as they are installed', () => {
  const react = createRequire(import.meta.url)('react/package.json') as { version: string };
  expect(getProvidedVersions()).toMatchObject({
    '@platform/kit': next,
    '@platform/kit/overlays': next,
    react: react.version,
  });
  expect(getSharedPackages('host')['@platform/kit']?.version).toBe(next);
});

it('requires the kit in its major version, because names are compared one by one, and others from the installed on', () => {
  const major = next.split('.', 1)[0];
  expect(getRequiredRanges()).toMatchObject({
    '@platform/kit': `^${major}.0.0`,
    '@platform/kit/overlays': `^${major}.0.0`,
    react: `^${getProvidedVersions().react}`,
    '@platform/kit/router': `^${getProvidedVersions()['@platform/kit/router']}`,
  });
});
