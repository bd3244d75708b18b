import { createRequire } from 'node:module';
import { getProvidedVersions, getRequiredRanges, getSharedPackages } from './shared-packages.ts';

const versionOf = (name: string) =>
  (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version;
const kit = versionOf('@platform/kit');

it('provides the kit and other packages as they are installed', () => {
  expect(getProvidedVersions()).toMatchObject({
    '@platform/kit': kit,
    '@platform/kit/overlays': kit,
    react: versionOf('react'),
  });
  expect(getSharedPackages('host')['@platform/kit']?.version).toBe(kit);
});

it('requires the kit in its major version, because names are compared one by one, and others from the installed on', () => {
  const major = kit.split('.', 1)[0];
  expect(getRequiredRanges()).toMatchObject({
    '@platform/kit': `^${major}.0.0`,
    '@platform/kit/overlays': `^${major}.0.0`,
    react: `^${getProvidedVersions().react}`,
    '@platform/kit/router': `^${getProvidedVersions()['@platform/kit/router']}`,
  });
});
